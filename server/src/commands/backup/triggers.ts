import { sql } from 'kysely'
import type { Database } from '../../kernel/database/store.ts'

/**
 * Does something in a transaction while no trigger of the portal's own fires: rows that a trigger keeps come with the
 * others.
 */
export async function withoutTriggers<Result>(trx: Database, act: () => Promise<Result>): Promise<Result> {
  const { rows } = await sql<{ table: string }>`
    select distinct tgrelid::regclass::text as table
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace
    order by 1`.execute(trx)
  for (const { table } of rows) await sql`alter table ${sql.raw(table)} disable trigger user`.execute(trx)
  const result = await act()
  for (const { table } of rows) await sql`alter table ${sql.raw(table)} enable trigger user`.execute(trx)
  return result
}

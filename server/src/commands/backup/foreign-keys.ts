import { sql } from 'kysely'
import type { Database } from '../../kernel/database/store.ts'

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/**
 * Does something in a transaction while no foreign key holds, so that rows may come in any order; then every key is
 * made again, which checks each row.
 */
export async function withoutForeignKeys<Result>(trx: Database, act: () => Promise<Result>): Promise<Result> {
  const { rows: keys } = await sql<ForeignKey>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    order by conrelid, conname`.execute(trx)
  for (const { table, name } of keys) {
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(trx)
  }
  const result = await act()
  // No table is altered while a deferred trigger waits for its rows.
  await sql`set constraints all immediate`.execute(trx)
  for (const { table, name, definition } of keys) {
    await sql`alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      trx,
    )
  }
  return result
}

import { sql } from 'kysely'
import type { Database } from './store.ts'

/**
 * Reads every page of every table, catalogues too, so that what is damaged is noticed before anybody writes to it: each
 * page has a checksum, which the database looks at when it reads it.
 *
 * @throws with the name of the first table that cannot be read
 */
export async function probeTables(db: Database): Promise<void> {
  const { rows } = await sql<{ schema: string; name: string; isShort: boolean }>`
    select relnamespace::regnamespace::text as schema, relname as name,
      pg_relation_size(oid) < relpages::bigint * current_setting('block_size')::int as "isShort"
    from pg_class where relkind = 'r' and relpersistence = 'p'
    order by relname`.execute(db)
  for (const { schema, name, isShort } of rows) {
    // Nothing here makes a table shorter than the planner has seen it.
    if (isShort) throw new Error(`table ${name}: its end is missing`)
    try {
      await sql`select count(*) from ${sql.id(schema, name)}`.execute(db)
    } catch (error) {
      throw new Error(`table ${name}: ${(error as Error).message}`, { cause: error })
    }
  }
}

import { sql } from 'kysely'
import type { Store } from './store.ts'

/** Pages (of 8 kB) below which any plan is good enough. */
const fewPages = 64

/**
 * Does for the embedded store what autovacuum does for a server: tells the planner how large the tables have become.
 * Without it a look-up of two hundred rows reads the whole of a table that has grown since it was empty.
 */
export async function refreshStatistics({ kind, db }: Store): Promise<void> {
  if (kind !== 'pglite') return
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and pg_relation_size(oid) / current_setting('block_size')::int > greatest(${fewPages}::int, relpages * 1.5)
    order by relname`.execute(db)
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(db)
}

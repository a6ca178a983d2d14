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
  // Nothing here makes a table shorter than the planner has seen it.
  const short = rows.find(({ isShort }) => isShort)
  if (short) throw new Error(`table ${short.name}: its end is missing`)
  const readAll = rows.map(({ schema, name }) => sql`select count(*) from ${sql.id(schema, name)}`)
  try {
    await sql.join(readAll, sql` union all `).execute(db)
  } catch {
    // One of them cannot be read: they tell by themselves which.
    for (const [at, { name }] of rows.entries()) await readAll[at]!.execute(db).catch(naming(name))
  }
}

function naming(table: string): (error: Error) => never {
  return (error) => {
    throw new Error(`table ${table}: ${error.message}`, { cause: error })
  }
}

import type { CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import { together } from '../together.ts'
import { perDatabase } from './per-database.ts'
import type { Database } from './store.ts'

/** So much text of statements and their values is known: one that names thousands of ids takes as much as many others. */
const mostCharacters = 1_000_000

const reads = perDatabase(
  () =>
    new LRUCache<string, () => Promise<unknown[]>>({
      maxSize: mostCharacters,
      sizeCalculation: (_read, key) => key.length,
    }),
)

/** Reads what many ask for at one moment: the same statement with the same values runs once for all who wait. */
export function readShared<Row>(db: Database, query: CompiledQuery<Row>): Promise<Row[]> {
  const known = reads(db)
  const key = `${query.sql} ${JSON.stringify(query.parameters)}`
  const read = known.get(key) ?? together(async () => (await db.executeQuery<Row>(query)).rows)
  known.set(key, read)
  return read() as Promise<Row[]>
}

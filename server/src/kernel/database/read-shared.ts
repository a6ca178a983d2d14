import type { CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import { openChangeNumbers } from '../change-log.ts'
import { together } from '../together.ts'
import { perDatabase } from './per-database.ts'
import type { Database } from './store.ts'

/** So much text of statements and their values is known: one that names thousands of ids takes as much as many others. */
const mostCharacters = 1_000_000

interface Kept {
  /** The last changes that it was read after. */
  after: readonly (number | undefined)[]
  rows: unknown[]
}

const byStatement = <Known extends object>() =>
  new LRUCache<string, Known>({ maxSize: mostCharacters, sizeCalculation: (_known, key) => key.length })

const reads = perDatabase(() => byStatement<() => Promise<unknown[]>>())
const kept = perDatabase(() => byStatement<Kept>())
const changes = perDatabase((db) => openChangeNumbers({ db }))

const keyOf = (query: CompiledQuery) => `${query.sql} ${JSON.stringify(query.parameters)}`

/** Reads what many ask for at one moment: the same statement with the same values runs once for all who wait. */
export function readShared<Row>(db: Database, query: CompiledQuery<Row>): Promise<Row[]> {
  const known = reads(db)
  const key = keyOf(query)
  const read = known.get(key) ?? together(async () => (await db.executeQuery<Row>(query)).rows)
  known.set(key, read)
  return read() as Promise<Row[]>
}

/** The same of few rows, which are kept while none of some kinds of things has changed, by the change log. */
export async function readWhile<Row>(
  db: Database,
  query: CompiledQuery<Row>,
  unchanged: readonly string[],
): Promise<Row[]> {
  const numbers = await changes(db)()
  const after = unchanged.map((kind) => numbers.get(kind))
  const key = keyOf(query)
  const known = kept(db).get(key)
  if (known?.after.every((number, at) => number === after[at])) return known.rows as Row[]
  const rows = await readShared(db, query)
  kept(db).set(key, { after, rows })
  return rows
}

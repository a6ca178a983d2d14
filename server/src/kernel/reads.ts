import { LRUCache } from 'lru-cache'
import { sql } from 'kysely'
import { perDatabase } from './database/per-database.ts'
import type { Database } from './database/store.ts'
import type { Tables } from './database/tables.ts'

/** A reader counts once for a thing in so long, whatever calls for it: a page, its reload, a crawler. */
const sameReading = 60 * 60 * 1000
const mostReaders = 20_000

/** Tables whose rows count how often they were read. */
type TableOfReads = {
  [T in keyof Tables]: Tables[T] extends { id: unknown; reads: unknown } ? T : never
}[keyof Tables]

/**
 * How often rows of a table are read, gathered in memory and written now and then: a crash costs the reads of the last
 * minutes, and nothing else rests on them. Of several processes each writes its own when the job comes to it.
 */
class Reads {
  readonly #db: Database
  readonly #table: TableOfReads
  readonly #readers = new LRUCache<string, true>({ max: mostReaders, ttl: sameReading })
  #gathered = new Map<string, number>()

  constructor(db: Database, table: TableOfReads) {
    this.#db = db
    this.#table = table
  }

  /** @param reader an address or an account */
  count(id: string, reader: string): void {
    const reading = `${id} ${reader}`
    if (this.#readers.has(reading)) return
    this.#readers.set(reading, true)
    this.#gathered.set(id, (this.#gathered.get(id) ?? 0) + 1)
  }

  async write(): Promise<void> {
    const rows = [...this.#gathered]
    if (rows.length === 0) return
    this.#gathered = new Map()
    const ids = rows.map(([id]) => id)
    const counts = rows.map(([, count]) => count)
    await sql`
      update ${sql.table(this.#table)} as counted set reads = counted.reads + gathered.count
      from unnest(${ids}::uuid[], ${counts}::int[]) as gathered (id, count)
      where counted.id = gathered.id`.execute(this.#db)
  }
}

/** Of a table, as one process gathers them for a database. */
export function readsOfTable(table: TableOfReads): (db: Database) => Reads {
  return perDatabase((db) => new Reads(db, table))
}

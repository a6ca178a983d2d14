import { LRUCache } from 'lru-cache'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { perDatabase } from '../kernel/database/per-database.ts'

/** A reader counts once for a publication in so long, whatever calls for it: a page, its reload, a crawler. */
const sameReading = 60 * 60 * 1000
const mostReaders = 20_000

/**
 * How often published consultations are read, gathered in memory and written now and then: a crash costs the reads of
 * the last minutes, and nothing else rests on them. Of several processes each writes its own when the job comes to it.
 */
class Reads {
  readonly #db: Database
  readonly #readers = new LRUCache<string, true>({ max: mostReaders, ttl: sameReading })
  #gathered = new Map<string, number>()

  constructor(db: Database) {
    this.#db = db
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
      update consultation_publication set reads = reads + gathered.count
      from unnest(${ids}::uuid[], ${counts}::int[]) as gathered (id, count)
      where consultation_publication.id = gathered.id`.execute(this.#db)
  }
}

/** Of a database, as one process gathers them. */
export const readsOf = perDatabase((db) => new Reads(db))

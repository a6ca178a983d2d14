import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite, types } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, type Logger } from 'kysely'
import { mindingCommits } from './before-commit.ts'
import { nameEmbedded } from './name-embedded.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/** Dates stay YYYY-MM-DD strings; 64-bit counts are numbers. */
const parsers = {
  [types.DATE]: (value: string) => value,
  [types.INT8]: Number,
}

/** One connection reads a small database that the system's file cache holds: PostgreSQL's own 128 MB are idle memory. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/**
 * Keeps PostgreSQL's functions as V8's baseline compiler makes them: it optimises the one function that has this number,
 * and there is none. Optimising the largest takes 600 MB for a moment, which a small machine may not have, 0.4 s of a
 * processor at each start, and 45 MB for good. Reading long texts row by row is a quarter slower for it, short statements
 * are not.
 */
const baselineCode = '--wasm-tier-up-filter=1000000000'

/**
 * Opens the embedded store: PostgreSQL in WebAssembly, in the data folder or (null) in memory; one that is not there
 * yet begins empty, or from a dump of another.
 *
 * @param log told of each statement
 */
export async function openPglite(dataDir: string | null, dump?: Blob, log?: Logger): Promise<Store> {
  const folder = dataDir && join(dataDir, 'pglite')
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 })
  setFlagsFromString(baselineCode)
  const pglite = new PGlite({
    ...(folder && { dataDir: folder }),
    ...(dump && { loadDataDir: dump }),
    parsers,
    startParams,
  })
  await pglite.waitReady
  const db = new Kysely<Tables>({
    dialect: mindingCommits(new PGliteDialect({ pglite: nameEmbedded(pglite) })),
    ...(log && { log }),
  })
  return {
    kind: 'pglite',
    db,
    reader: () => db,
    executeSql: async (text, values) => {
      if (values && values.length > 0) {
        const result = await pglite.query<Record<string, unknown>>(text, values)
        return { rows: result.rows, rowCount: result.affectedRows ?? result.rows.length }
      }
      const results = await pglite.exec(text)
      const last = results.findLast((result) => result.fields.length > 0) ?? results.at(-1)
      return { rows: last?.rows ?? [], rowCount: last?.affectedRows ?? last?.rows.length ?? 0 }
    },
    close: async () => {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
    },
  }
}

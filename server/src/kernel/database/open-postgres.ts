import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

const { builtins } = pg.types

/** Dates stay YYYY-MM-DD strings; 64-bit counts are numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => {
    if (id === builtins.DATE) return (value: string) => value
    if (id === builtins.INT8) return Number
    return pg.types.getTypeParser(id, format)
  },
}

function connect(connectionString: string, onError: (error: Error) => void) {
  const pool = new pg.Pool({ connectionString, max: 10, types })
  // An idle connection may break at any time; the pool opens another.
  pool.on('error', onError)
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) }
}

/** Opens a PostgreSQL server (15 or later) and its read replicas. */
export async function openPostgres(
  url: string,
  readUrls: readonly string[],
  onError: (error: Error) => void,
): Promise<Store> {
  const primary = connect(url, onError)
  const replicas = readUrls.map((readUrl) => connect(readUrl, onError))
  let turn = 0
  await primary.pool.query('select 1')
  return {
    kind: 'postgres',
    db: primary.db,
    reader: () => {
      turn = (turn + 1) % Math.max(replicas.length, 1)
      return replicas[turn]?.db ?? primary.db
    },
    executeSql: async (text, values) => {
      const result = await primary.pool.query<Record<string, unknown>>(text, values)
      // Several statements in one text answer several results.
      const last = Array.isArray(result) ? (result as pg.QueryResult[]).at(-1) : result
      return { rows: last?.rows ?? [], rowCount: last?.rowCount ?? 0 }
    },
    close: async () => {
      for (const { db } of [primary, ...replicas]) await db.destroy()
    },
  }
}

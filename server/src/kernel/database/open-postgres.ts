import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { boundStatements, type StatementLimit } from './bound-statements.ts'
import { nameStatements, StatementNames } from './name-statements.ts'
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

/** Whoever has no connection after so many milliseconds gets none now. */
const connectionTimeoutMillis = 5000

function connect(connectionString: string, limit: StatementLimit, onError: (error: Error) => void) {
  const names = new StatementNames()
  const pool = new pg.Pool({ connectionString, max: 10, types, connectionTimeoutMillis, keepAlive: true })
  // A connection may break at any time, also between two statements of a transaction: whoever waits for an answer is
  // told by it, and the pool opens another. Without a listener each would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', onError)
    boundStatements(client, limit)
    nameStatements(client, names)
  })
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) }
}

/** Opens a PostgreSQL server (15 or later) and its read replicas. */
export async function openPostgres(
  url: string,
  readUrls: readonly string[],
  onError: (error: Error) => void,
): Promise<Store> {
  const limit: StatementLimit = { milliseconds: null }
  const primary = connect(url, limit, onError)
  const replicas = readUrls.map((readUrl) => connect(readUrl, limit, onError))
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
    limitStatements: (milliseconds) => {
      limit.milliseconds = milliseconds
    },
    connections: () => {
      const pools = [primary, ...replicas].map(({ pool }) => pool)
      const sum = (count: (pool: pg.Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0)
      return {
        open: sum((pool) => pool.totalCount),
        idle: sum((pool) => pool.idleCount),
        waiting: sum((pool) => pool.waitingCount),
      }
    },
    close: async () => {
      for (const { db } of [primary, ...replicas]) await db.destroy()
    },
  }
}

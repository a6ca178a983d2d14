import { Kysely, PostgresDialect, type Logger, type PostgresPool } from 'kysely'
import pg from 'pg'
import { mindingCommits } from './before-commit.ts'
import { boundStatements, type StatementLimit } from './bound-statements.ts'
import { DatabaseHosts } from './database-hosts.ts'
import { nameStatements, StatementNames } from './name-statements.ts'
import { readingPool } from './read-replica.ts'
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

/** Milliseconds, until statements are limited: whoever has no connection by then gets none now. */
const connectionTimeoutMillis = 10_000

/** Milliseconds that an idle connection stays: whoever asks after a quiet while waits for no other to be opened. */
const idleTimeoutMillis = 600_000

/** A connection is open no longer: what it has prepared, and nobody names any more, ends with it. */
const maxLifetimeSeconds = 1800

/** Milliseconds that a replica may take over a statement; its primary is asked then. */
const replicaPatience = 5000

/** How connections of a pool are opened. */
interface Pooled {
  /** At once. */
  most: number
  onError: (error: Error) => void
}

function openPool(connectionString: string, limit: StatementLimit, { most, onError }: Pooled) {
  const names = new StatementNames()
  const pool = new pg.Pool({
    connectionString,
    max: most,
    types,
    connectionTimeoutMillis,
    idleTimeoutMillis,
    maxLifetimeSeconds,
    keepAlive: true,
  })
  // A connection may break at any time, also between two statements of a transaction: whoever waits for an answer is
  // told by it, and the pool opens another. Without a listener each would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', onError)
    boundStatements(client, limit)
    nameStatements(client, names)
  })
  return pool
}

/** A pool whose server may become another one: the connections to the one before end. */
function openMovingPool(url: string, limit: StatementLimit, pooled: Pooled) {
  const pool = openPool(url, limit, pooled)
  const open = new Set<pg.PoolClient>()
  pool.on('connect', (client) => open.add(client))
  pool.on('remove', (client) => open.delete(client))
  return {
    pool,
    moveTo: (other: string) => {
      if (pool.options.connectionString === other) return
      pool.options.connectionString = other
      for (const client of open) client.end().catch(() => {})
    },
  }
}

/**
 * Opens a PostgreSQL server (15 or later), the one of several that is the primary now, and its read replicas.
 *
 * @param standbyUrls of the servers that may become the primary
 * @param connections to each server, at once
 * @param log told of each statement
 */
export async function openPostgres(
  url: string,
  readUrls: readonly string[],
  onError: (error: Error) => void,
  {
    standbyUrls = [],
    connections: most = 10,
    log,
  }: { standbyUrls?: readonly string[]; connections?: number; log?: Logger | undefined } = {},
): Promise<Store> {
  const open = (pool: PostgresPool) =>
    new Kysely<Tables>({ dialect: mindingCommits(new PostgresDialect({ pool })), ...(log && { log }) })
  const limit: StatementLimit = { milliseconds: null }
  const pooled: Pooled = { most, onError }
  const { pool: primary, moveTo } = openMovingPool(url, limit, pooled)
  const db = open(primary)
  const pools = readUrls.map((readUrl) => openPool(readUrl, { milliseconds: replicaPatience }, pooled))
  const replicas = pools.map((pool) => open(readingPool(pool, primary)))
  const hosts = new DatabaseHosts([url, ...standbyUrls], readUrls, moveTo)
  await hosts.open()
  let turn = 0
  await primary.query('select 1')
  return {
    kind: 'postgres',
    db,
    reader: () => {
      turn += 1
      const current = replicas.filter((_, at) => hosts.isCurrent(at))
      return current[turn % current.length] ?? db
    },
    ...(replicas.length > 0 && { readersKnow: (change: number) => hosts.know(change) }),
    executeSql: async (text, values) => {
      const result = await primary.query<Record<string, unknown>>(text, values)
      // Several statements in one text answer several results.
      const last = Array.isArray(result) ? (result as pg.QueryResult[]).at(-1) : result
      return { rows: last?.rows ?? [], rowCount: last?.rowCount ?? 0 }
    },
    limitStatements: (milliseconds) => {
      limit.milliseconds = milliseconds
      primary.options.connectionTimeoutMillis = milliseconds / 2
    },
    connections: () => {
      const all = [primary, ...pools]
      const sum = (count: (pool: pg.Pool) => number) => all.reduce((total, pool) => total + count(pool), 0)
      return {
        open: sum((pool) => pool.totalCount),
        idle: sum((pool) => pool.idleCount),
        waiting: sum((pool) => pool.waitingCount),
      }
    },
    close: async () => {
      await hosts.stop()
      for (const one of [db, ...replicas]) await one.destroy()
    },
  }
}

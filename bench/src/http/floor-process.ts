import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { ownUsage, serveParent } from '../measure/child.ts'
import { thing } from './thing.ts'

// Dates go out as the database writes them: turning them over would be work that nobody asked for.
for (const type of [pg.types.builtins.DATE, pg.types.builtins.TIMESTAMPTZ]) {
  pg.types.setTypeParser(type, (value) => value)
}

/** The floor: a bare server that answers each path with the rows of its queries, as they come. */

export interface FloorQuery {
  sql: string
  values: unknown[]
}

async function rowsOf(pool: pg.Pool, queries: readonly FloorQuery[]): Promise<unknown[]> {
  if (queries.length === 1) return (await pool.query(queries[0]!.sql, queries[0]!.values)).rows
  const found: unknown[] = []
  for (const { sql, values } of queries) found.push((await pool.query(sql, values)).rows)
  return found
}

/** The same in one transaction, of the thing that is named. */
async function moved(pool: pg.Pool, queries: readonly FloorQuery[], id: string): Promise<unknown[]> {
  const client = await pool.connect()
  const found: unknown[] = []
  await client.query('begin')
  for (const { sql, values } of queries) {
    const named = values.map((value) => (value === thing ? id : value))
    found.push((await client.query(sql, named)).rows)
  }
  await client.query('commit')
  client.release()
  return found
}

const duties = {
  open: async (input: { databaseUrl: string; queries: Record<string, FloorQuery[]> }) => {
    const pool = new pg.Pool({ connectionString: input.databaseUrl, max: 10 })
    const server = createServer((request, response) => {
      const [path = '', id] = (request.url ?? '').split('?')
      const queries = input.queries[path]
      if (!queries) {
        response.writeHead(404).end()
        return
      }
      const answering = id === undefined ? rowsOf(pool, queries) : moved(pool, queries, id)
      answering.then(
        (rows) => {
          response.setHeader('content-type', 'application/json; charset=utf-8')
          response.end(JSON.stringify(rows))
        },
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  },
  usage: () => ownUsage(),
}

export type FloorDuties = typeof duties

serveParent(duties)

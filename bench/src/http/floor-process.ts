import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { ownUsage, serveParent } from '../measure/child.ts'

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

const duties = {
  open: async (input: { databaseUrl: string; queries: Record<string, FloorQuery[]> }) => {
    const pool = new pg.Pool({ connectionString: input.databaseUrl, max: 10 })
    const server = createServer((request, response) => {
      const queries = input.queries[request.url ?? '']
      if (!queries) {
        response.writeHead(404).end()
        return
      }
      rowsOf(pool, queries).then(
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

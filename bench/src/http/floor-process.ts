import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { ownUsage, serveParent } from '../measure/child.ts'

// Dates go out as the database writes them: turning them over would be work that nobody asked for.
for (const type of [pg.types.builtins.DATE, pg.types.builtins.TIMESTAMPTZ]) {
  pg.types.setTypeParser(type, (value) => value)
}

/** The floor: a bare server that answers each path with the rows of one query, as they come. */

export interface FloorQuery {
  sql: string
  values: unknown[]
}

const duties = {
  open: async (input: { databaseUrl: string; queries: Record<string, FloorQuery> }) => {
    const pool = new pg.Pool({ connectionString: input.databaseUrl, max: 10 })
    const server = createServer((request, response) => {
      const query = input.queries[request.url ?? '']
      if (!query) {
        response.writeHead(404).end()
        return
      }
      pool.query(query.sql, query.values).then(
        ({ rows }) => {
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

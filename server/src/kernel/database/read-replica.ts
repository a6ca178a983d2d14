import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { isOutOfService } from './out-of-service.ts'

type Query = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>

/** A connection to a replica, whose statements the primary answers where the replica does not. */
function readingClient(client: pg.PoolClient, primary: pg.Pool): PostgresPoolClient {
  let problem: Error | undefined
  const query: Query = async (text, values) => {
    // A transaction ends where it began.
    const isAlone = client.getTransactionStatus() === 'I'
    if (problem && isAlone) return primary.query(text, [...values])
    try {
      return await client.query(text, [...values])
    } catch (error) {
      if (!isOutOfService(error)) throw error
      problem = error as Error
      if (!isAlone) throw error
      return primary.query(text, [...values])
    }
  }
  return { query: query as PostgresPoolClient['query'], release: () => client.release(problem) }
}

/** The connections to a replica; its primary’s where it takes none. */
export function readingPool(replica: pg.Pool, primary: pg.Pool): PostgresPool {
  return {
    connect: async () => {
      try {
        return readingClient(await replica.connect(), primary)
      } catch (error) {
        if (!isOutOfService(error)) throw error
        return (await primary.connect()) as PostgresPoolClient
      }
    },
    end: () => replica.end(),
  }
}

import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { isOutOfService } from './out-of-service.ts'

/** A connection to a replica, whose statements the primary answers where the replica does not. */
function readingClient(client: pg.PoolClient, primary: pg.Pool): PostgresPoolClient {
  let problem: Error | undefined

  async function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const ask = async (from: pg.PoolClient | pg.Pool) =>
      (await from.query(text, [...values])) as unknown as PostgresQueryResult<Row>
    // A transaction ends where it began.
    const isAlone = client.getTransactionStatus() === 'I'
    if (problem && isAlone) return ask(primary)
    try {
      return await ask(client)
    } catch (error) {
      if (!isOutOfService(error)) throw error
      problem = error as Error
      if (!isAlone) throw error
      return ask(primary)
    }
  }

  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(problem ?? destroy),
  }
}

/** The connections to a replica; its primary’s where it takes none. */
export function readingPool(replica: pg.Pool, primary: pg.Pool): PostgresPool {
  return {
    options: replica.options,
    connect: async () => {
      try {
        return readingClient(await replica.connect(), primary)
      } catch (error) {
        if (!isOutOfService(error)) throw error
        return primary.connect()
      }
    },
    end: () => replica.end(),
  }
}

import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery, Dialect, Transaction } from 'kysely'
import type { Database } from './store.ts'
import type { Tables } from './tables.ts'

/** What the first transaction of some work commits besides. */
const besides = new AsyncLocalStorage<{ statement: CompiledQuery; isCommitted: boolean }>()

/**
 * Does work whose first transaction makes a statement besides, just before it is committed: both are done, or neither.
 * What only counts tries stays apart from it (`transactionApart`).
 */
export function committingBesides<Done>(statement: CompiledQuery, work: () => Promise<Done>): Promise<Done> {
  return besides.run({ statement, isCommitted: false }, work)
}

/** A transaction that commits nothing besides: what it counts is counted whatever becomes of the rest. */
export function transactionApart<Done>(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<Done>,
): Promise<Done> {
  return besides.exit(() => db.transaction().execute(work))
}

/** A dialect whose transactions commit what is to be committed besides. */
export function mindingCommits(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => {
      const driver = dialect.createDriver()
      const commit = driver.commitTransaction.bind(driver)
      driver.commitTransaction = async (connection) => {
        const given = besides.getStore()
        if (!given || given.isCommitted) return commit(connection)
        await connection.executeQuery(given.statement)
        await commit(connection)
        given.isCommitted = true
      }
      return driver
    },
  }
}

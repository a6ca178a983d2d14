import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery, Dialect } from 'kysely'

/** What the first transaction of some work commits besides. */
const besides = new AsyncLocalStorage<{ statement: CompiledQuery; isCommitted: boolean }>()

/** Does work whose first transaction makes a statement besides, just before it is committed: both are done, or neither. */
export function committingBesides<Done>(statement: CompiledQuery, work: () => Promise<Done>): Promise<Done> {
  return besides.run({ statement, isCommitted: false }, work)
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
      driver.commitTransaction = async (connection, ...others) => {
        const given = besides.getStore()
        if (!given || given.isCommitted) return commit(connection, ...others)
        await connection.executeQuery(given.statement)
        await commit(connection, ...others)
        given.isCommitted = true
      }
      return driver
    },
  }
}

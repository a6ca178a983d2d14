import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database, Store } from './database/store.ts'

/** What every feature is handed. */
export interface Services {
  config: Config
  store: Store
  db: Database
  secretKey: string
  log: FastifyBaseLogger
}

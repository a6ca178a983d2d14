import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { SecretKeys } from './crypto.ts'
import type { FileStore } from './file-store.ts'
import type { Outbox } from './outbox.ts'
import type { Settings } from './settings.ts'
import type { Database, Store } from './database/store.ts'

/** What every feature is handed. */
export interface Services {
  config: Config
  store: Store
  db: Database
  secretKey: string
  /** Both keys, for what is sealed. */
  keys: SecretKeys
  outbox: Outbox
  files: FileStore
  settings: Settings
  log: FastifyBaseLogger
}

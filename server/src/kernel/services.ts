import type { FastifyBaseLogger } from 'fastify'
import type { SearchEngine } from '../search/door.ts'
import type { ChangeFollower } from './change-log.ts'
import type { Config } from './config.ts'
import type { SecretKeys } from './crypto.ts'
import type { EveryFeature } from './every-feature.ts'
import type { FileStore } from './file-store.ts'
import type { AnswerCaches } from './http/answer-cache.ts'
import type { Dictionaries } from './http/check-codes.ts'
import type { Jobs } from './jobs.ts'
import type { Outbox } from './outbox.ts'
import type { Settings } from './settings.ts'
import type { Tell } from './tell.ts'
import type { Database, Store } from './database/store.ts'

/** What every feature is handed. What a feature opens for the others it declares here, as it does its tables. */
export interface Services {
  config: Config
  store: Store
  db: Database
  secretKey: string
  /** All keys, for what is sealed. */
  keys: SecretKeys
  outbox: Outbox
  /** Takes work of the features' queues over, after the commit that it follows. */
  jobs: Pick<Jobs, 'enqueue'>
  tell: Tell
  files: FileStore
  settings: Settings
  caches: AnswerCaches
  engine: SearchEngine
  dictionaries: Dictionaries
  /** To be woken after a write that logs changes: it is found at once. */
  follower: ChangeFollower
  log: FastifyBaseLogger
  /** What all features say together. */
  everyFeature: EveryFeature
}

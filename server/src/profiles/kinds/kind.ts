import type { z } from 'zod'
import type { FileRow } from '../../files/door.ts'
import type { SecretKeys } from '../../kernel/crypto.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Services } from '../../kernel/services.ts'

/** What a profile holds: what the platform verifies, and what its owner changes at will. */
export interface Stored<Facts, Extras> {
  facts: Facts
  extras: Extras
  /** Of the file that the facts name, where they name one: read with them. */
  image?: FileRow | null
}

/** One kind of profile whose data the platform verifies. */
export interface ProfileKind<Facts, Extras, Data> {
  /** Of the facts, as a change of them waits. */
  facts: z.ZodType<Facts>
  /** Null where the account has no data of the kind. */
  read(db: Database, keys: SecretKeys, accountId: string): Promise<Stored<Facts, Extras> | null>
  writeFacts(transaction: Database, keys: SecretKeys, accountId: string, facts: Facts): Promise<void>
  writeExtras(transaction: Database, accountId: string, extras: Extras): Promise<void>
  /** Whether another account has what only one may have. */
  isTaken(db: Database, keys: SecretKeys, accountId: string, facts: Facts): Promise<boolean>
  /** Lets go of files that facts named before they were overwritten. */
  release?(transaction: Database, before: Facts, now: Facts): Promise<void>
  /** As an answer shows it. */
  show(services: Services, accountId: string, stored: Stored<Facts, Extras>): Promise<Data>
}

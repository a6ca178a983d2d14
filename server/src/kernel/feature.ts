import type { AdminRole, UserType } from '@portal/protocol/kernel/user-types.ts'
import type { FastifyInstance } from 'fastify'
import type { SearchConcept } from '../search/door.ts'
import type { SecretKeys } from './crypto.ts'
import type { Database } from './database/store.ts'
import type { Tables } from './database/tables.ts'
import type { Bind } from './http/bind.ts'
import type { QueuedWork, ScheduledJob } from './jobs.ts'
import type { AccountColumn, Leaver, Owner } from './leaving.ts'
import type { AnyMovable, Mover } from './mover.ts'
import type { PendingKind } from './pending.ts'
import type { Searched } from './searched.ts'
import type { Services } from './services.ts'
import type { Subject } from './subject.ts'
import type { Became } from './told-of-standing.ts'

/** A public page and the day it last changed, YYYY-MM-DD. */
export interface SitePage {
  path: string
  changedOn: string | null
}

/** Work that waits for an administrator. */
export interface Waiting {
  /** By which it stands in the overview. */
  kind: string
  /** Who has the work; SUPER has all. */
  role: AdminRole
  count(db: Database): Promise<number>
}

/** Work that is given to one administrator of a role at a time. */
export interface Assigned {
  role: AdminRole
  /** Takes all of it from one who may not do it any more: it waits for another. */
  release(transaction: Database, accountId: string): Promise<void>
}

/** What a feature does when somebody leaves. */
export interface Leaving {
  /** @throws Refusal where something must be ended first */
  endFirst?(transaction: Database, accountId: string): Promise<void>
  /** Files of theirs that stay, for rows of others name them. */
  keepsFiles?(transaction: Database, accountId: string): Promise<string[]>
  /** Changes what tells who they were; their rows that go are still there. */
  erase?(mover: Mover, services: Services, leaver: Leaver): Promise<void>
}

/** What an account may be for others, after its state or its verification has changed. */
export interface Standing {
  accountId: string
  /** By which others know it. */
  name: string
  /** In use and verified: what it publishes is shown. */
  isShown: boolean
  isVerified: boolean
  /** Told to the other side of what it has begun; null where it is for others what it was before. */
  became: Became | null
}

/** Data of a kind that the platform verifies, as the feature has them. */
export interface VerifiedKind {
  /** Those that are valid, or as a sealed change would have them; null where the account has none. */
  show(services: Services, accountId: string, sealed: Uint8Array | null): Promise<unknown>
  /**
   * Makes a sealed change valid.
   *
   * @throws Refusal where another account has what only one may have
   */
  apply(transaction: Database, services: Services, accountId: string, sealed: Uint8Array): Promise<void>
}

/** Samples that a demo portal begins with. */
export interface DemoData {
  /** By which it is known whether they were loaded. */
  name: string
  /** What they are made of, by lines: where it is another than when they were loaded, they are loaded again. */
  content(): readonly string[]
  /** May find some of them there: a run that was interrupted is taken up again. */
  load(services: Services): Promise<void>
}

/**
 * What a feature is to the rest of the portal: `app/` loops over the list of them (`app/features.ts`), and takes by name
 * only the doors of those whose services it opens or asks. What is left out, the feature does not have.
 */
export interface Feature {
  name: string
  /** Its tables: no other feature's SQL names them. */
  tables: readonly (keyof Tables)[]
  /**
   * Tables of other features that its own SQL reads all the same, where a door would lead in a circle or could not hold
   * the row; each with its reason.
   */
  reads?: readonly (keyof Tables)[]
  /** The same of tables that it writes. */
  writes?: readonly (keyof Tables)[]
  /** Listens to every request, before any route is there, or answers an address that is none of a call. */
  hooks?(app: FastifyInstance, services: Services): void
  /** Binds its calls. */
  routes?(bind: Bind): void
  /** Work by the clock. */
  jobs?(services: Services): ScheduledJob[]
  /** Work that is handed over one by one. */
  queues?(services: Services): QueuedWork[]
  /** Facts that every portal holds, from `server/seeds/reference/`; loaded again where they have changed. */
  seed?(db: Database): Promise<void>
  /** Seals anew what was sealed with the key before; answers how many rows stay sealed with another. */
  reseal?(db: Database, keys: SecretKeys): Promise<number>
  /**
   * Tables whose rows let somebody in for a time or once, as sessions, codes and links do: a restored backup brings none
   * of them back, as they may have been ended or used since.
   */
  notRestored?: readonly (keyof Tables)[]
  /** Every column of its tables that points at an account, as `table.column`; none may be missing. */
  accounts?: { readonly [column: `${string}.${string}`]: AccountColumn }
  /** How what it has is moved, each kind along its lifecycle. */
  lifecycles?: readonly AnyMovable[]
  /** How data of user types are verified that are its own. */
  verified?: Partial<Record<UserType, VerifiedKind>>
  /** Takes up an account that was made with data to be verified. */
  registered?(mover: Mover, accountId: string): Promise<void>
  /** Why what its owner gave last was rejected; null where it was not. */
  rejectionReason?(db: Database, accountId: string): Promise<string | null>
  /** Follows what became of an account: hides what it published, ends what it may not do any more. */
  standing?(mover: Mover, standing: Standing): Promise<void>
  leaving?: Leaving
  /** What it holds of somebody, by names in the file; lists of one name from several features are joined. */
  exported?(services: Services, owner: Owner): Promise<Record<string, unknown>>
  waiting?: readonly Waiting[]
  assigned?: Assigned
  /** What waits for somebody, by kind. */
  pending?: readonly PendingKind[]
  /** Things of its own that two people write to each other about, by their kind. */
  subjects?: Record<string, Subject>
  /** What somebody has not read yet, by the name in that answer. */
  unread?(db: Database, accountId: string): Promise<Record<string, number>>
  /** What the home page counts of it, by the name in that answer. */
  counts?(db: Database): Promise<Record<string, number>>
  /** The codes of countries that its rows are in, by the kind that `common/dictionary/country/list` asks for. */
  countriesInUse?: Record<string, (db: Database) => Promise<string[]>>
  /** Its public pages, in a lasting order; those of fixed addresses are the web app's to name. */
  sitemap?: {
    count(db: Database): Promise<number>
    list(db: Database, offset: number, limit: number): Promise<SitePage[]>
  }
  /**
   * Of some ids its own formatted texts whose citations it has stored (`storeFormatted`), by their ids: they are read
   * again when citations are found by newer rules.
   */
  formattedTexts?(db: Database, ids: readonly string[]): Promise<Map<string, string>>
  /** What of it is searched. */
  search?: Searched
  /** What search learns from without anybody finding it. */
  learnedFrom?: Pick<Searched, 'declaration' | 'ids' | 'groups'>
  /** The glossary that questions are widened by. */
  concepts?(db: Database): Promise<SearchConcept[]>
  demo?: readonly DemoData[]
}

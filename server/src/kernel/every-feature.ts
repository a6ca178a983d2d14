import type { AdminRole, UserType } from '@portal/protocol/kernel/user-types.ts'
import type { Database } from './database/store.ts'
import type { SignedIn } from './http/caller.ts'
import type { Pending } from './pending.ts'
import type { Mover } from './mover.ts'
import type { Became } from './told-of-standing.ts'
import type { Leaver, Owner } from './leaving.ts'
import type { Searched } from './searched.ts'
import type { SubjectTold } from './subject.ts'

/** What all features say together, for those that ask without knowing them; made from the list in `app/`. */
export interface EveryFeature {
  /** @throws Refusal where something must be ended before somebody may leave */
  endFirst(transaction: Database, accountId: string): Promise<void>
  /**
   * The data of an account of a user type that the platform verifies: those that are valid, or as a sealed change
   * would have them; null of a type that gives none.
   */
  showVerified(userType: UserType, accountId: string, sealed: Uint8Array | null): Promise<unknown>
  /** Makes a sealed change of them valid. */
  applyVerified(
    transaction: Database,
    userType: UserType,
    accountId: string,
    sealed: Uint8Array,
  ): Promise<void>
  /** Takes up an account that was made with data to be verified. */
  registered(mover: Mover, accountId: string): Promise<void>
  /** Why what somebody gave last to be verified was rejected; null where it was not. */
  rejectionReason(accountId: string): Promise<string | null>
  /**
   * Has every feature follow what became of an account, in the transaction that changed its state or its verification;
   * search is to be woken after it.
   *
   * @param became told to the other side of what it has begun
   */
  standingChanged(mover: Mover, accountId: string, became: Became | null): Promise<void>
  /** Files of somebody's that stay when they leave. */
  filesKept(transaction: Database, accountId: string): Promise<string[]>
  /** Takes from an administrator who has these roles now the work of all others. */
  release(transaction: Database, accountId: string, roles: readonly AdminRole[]): Promise<void>
  /** Removes what tells who somebody was. */
  erase(mover: Mover, leaver: Leaver): Promise<void>
  /** All that is held of somebody; hashes and secrets are left out. */
  exported(owner: Owner): Promise<Record<string, unknown>>
  /** How much waits for an administrator of these roles, by what waits. */
  waiting(roles: readonly AdminRole[]): Promise<Record<string, number>>
  /** A page of what waits for somebody in all features: what waits the longest first, or by the kinds asked for. */
  pending(
    who: Pick<SignedIn, 'accountId' | 'userType'>,
    asked: { page: number; size: number; kind?: readonly string[] | undefined; sort?: 'oldest' | 'kind' },
  ): Promise<{ items: Pending[]; total: number }>
  /** Things of a kind that a reader and somebody else write about, as the reader is told; none of a kind of no feature. */
  subjectsOf(
    db: Database,
    kind: string,
    ids: readonly string[],
    readerId: string,
  ): Promise<Map<string, SubjectTold>>
  /** Holds one of them until the transaction ends: it stays open, or stays closed. */
  holdSubject(transaction: Database, kind: string, id: string): Promise<void>
  /** How much somebody has not read yet, by what it is. */
  unread(accountId: string): Promise<Record<string, number>>
  /** What the home page counts. */
  counts(): Promise<Record<string, number>>
  /** Formatted texts that cite, by the ids that their features stored them under; without those that are gone. */
  formattedTexts(db: Database, ids: readonly string[]): Promise<Map<string, string>>
  /** What is searched, in the order of features. */
  searched: readonly Searched[]
  /** The codes of countries that rows of a kind are in; null for a kind of no feature. */
  countriesInUse(kind: string): Promise<string[] | null>
}

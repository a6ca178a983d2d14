import type { Database } from '../kernel/database/store.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { Refusal } from '../kernel/refusal.ts'
import { holdService, type LawServiceHeld } from './hold.ts'
import { findService, wasOrdered, type ServiceFound } from './queries.ts'

/** Whoever acts on services. */
export type Acting = Pick<Caller, 'accountId' | 'userType' | 'verification' | 'language'>

type Reader = Pick<Acting, 'accountId'>

/** Whether everybody may see it, and order it. */
export function isOffered({
  state,
  is_hidden: isHidden,
}: Pick<ServiceFound, 'state' | 'is_hidden'>): boolean {
  return state === 'DISPLAYED' && !isHidden
}

/**
 * A service that the caller may read: one that is shown, their own, or one that they have or had an order on; its two
 * sides read it also after it was deleted.
 *
 * @throws Refusal where there is none, or it is not for the caller
 */
export async function readableService(
  db: Database,
  id: string,
  { accountId }: Reader,
): Promise<ServiceFound> {
  const row = await findService(db, id, accountId)
  if (!row) throw new Refusal('notFound')
  const isOwn = row.account_id === accountId
  if (isOffered(row) || row.reader) return row
  if (row.state === 'DELETED' && !(isOwn && (await wasOrdered(db, id)))) throw new Refusal('notFound')
  if (!isOwn) throw new Refusal('notForYou')
  return row
}

/**
 * A service of the caller's own.
 *
 * @throws Refusal where there is none, it was deleted, or it is another's
 */
export async function ownService(db: Database, id: string, { accountId }: Reader): Promise<ServiceFound> {
  const row = await findService(db, id, accountId)
  if (!row || row.state === 'DELETED') throw new Refusal('notFound')
  if (row.account_id !== accountId) throw new Refusal('notForYou')
  return row
}

/** The same, held until the transaction ends. */
export async function holdOwnService(
  transaction: Database,
  id: string,
  { accountId }: Reader,
): Promise<LawServiceHeld> {
  const row = await holdService(transaction, id)
  if (row.account_id !== accountId) throw new Refusal('notForYou')
  return row
}

import type { Database } from '../kernel/database/store.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { Refusal } from '../kernel/refusal.ts'
import { holdCooperation, holdRequirement } from './hold.ts'
import { providersById, type Provider } from '../providers/door.ts'
import { findRequirement, type RequirementFound } from './queries.ts'
import { hasSignedUp } from './sign-up-queries.ts'

/** Whoever acts on requirements. */
export type Acting = Pick<Caller, 'accountId' | 'userType' | 'verification' | 'language'>

/**
 * A requirement that the caller may read: one that is shown, their own, or one that they signed up for.
 *
 * @throws Refusal where there is none, it was deleted, or it is not for the caller
 */
export async function readableRequirement(
  db: Database,
  id: string,
  { accountId }: Pick<Acting, 'accountId'>,
): Promise<RequirementFound> {
  const row = await findRequirement(db, id)
  if (!row) throw new Refusal('notFound')
  const isShown = row.state === 'DISPLAYED' && !row.is_hidden
  if (isShown || row.account_id === accountId || (await hasSignedUp(db, id, accountId))) return row
  throw new Refusal('notForYou')
}

/**
 * A requirement of the caller's own.
 *
 * @throws Refusal where there is none, it was deleted, or it is another's
 */
export async function ownRequirement(
  db: Database,
  id: string,
  { accountId }: Pick<Acting, 'accountId'>,
): Promise<RequirementFound> {
  const row = await findRequirement(db, id)
  if (!row) throw new Refusal('notFound')
  if (row.account_id !== accountId) throw new Refusal('notForYou')
  return row
}

/** The same, held until the transaction ends. */
export async function holdOwnRequirement(
  transaction: Database,
  id: string,
  { accountId }: Pick<Acting, 'accountId'>,
) {
  const row = await holdRequirement(transaction, id)
  if (row.account_id !== accountId) throw new Refusal('notForYou')
  return row
}

/**
 * A sign-up that the caller is a side of, held with its requirement until the transaction ends.
 *
 * @throws Refusal where there is none, or the caller is not of the sides named
 */
export async function holdOwnCooperation(
  transaction: Database,
  id: string,
  { accountId }: Pick<Acting, 'accountId'>,
  sides: readonly ('demander' | 'provider')[],
) {
  const held = await holdCooperation(transaction, id)
  const { owner_id: demander, account_id: provider } = held.cooperation
  const as = sides.find((side) => accountId === (side === 'demander' ? demander : provider))
  if (!as) throw new Refusal('notForYou')
  return { ...held, as }
}

/**
 * A provider that work may begin with.
 *
 * @throws Refusal where the account is not in use, or not verified
 */
export async function requireProvider(db: Database, accountId: string): Promise<Provider> {
  const provider = (await providersById(db, [accountId])).get(accountId)
  if (!provider?.isVerified) throw new Refusal('notNow', null, 'providerGone')
  return provider
}

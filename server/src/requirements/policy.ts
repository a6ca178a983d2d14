import {
  agreedStates,
  moderatedStates,
  openCooperationStates,
  type CooperationState,
} from '@portal/protocol/requirements/lifecycle.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { CooperationRow } from './cooperation-moves.ts'
import { holdCooperation, holdRequirement } from './hold.ts'
import { findKept, findRequirement, type RequirementFound } from './queries.ts'
import { signUpOf, type CooperationFound } from './sign-up-queries.ts'

/** Whoever acts on requirements. */
export type Acting = Pick<Caller, 'accountId' | 'userType' | 'verification' | 'language'>

const isAmong = (states: readonly string[], state: string | null | undefined) =>
  states.some((one) => one === state)

/** Whether a requirement's text is open to who signed up: who is out of it reads no more than a moderator has read. */
export function opensText(
  { state, moves }: Pick<RequirementFound, 'state' | 'moves'>,
  signUp: { state: CooperationState },
): boolean {
  // What was deleted stays as it then was.
  const stood = state === 'DELETED' ? moves.at(-1)?.from : state
  return isAmong(openCooperationStates, signUp.state) || isAmong(moderatedStates, stood)
}

/**
 * A requirement that the caller may read: one that is shown, their own, or one that they signed up for; with their sign-up.
 *
 * @throws Refusal where there is none, it was deleted, or it is not for the caller
 */
export async function readableRequirement(
  db: Database,
  id: string,
  { accountId }: Pick<Acting, 'accountId'>,
): Promise<{ row: RequirementFound; signUp: CooperationFound | undefined }> {
  const row = await findRequirement(db, id)
  if (!row) throw new Refusal('notFound')
  const signUp = await signUpOf(db, id, accountId)
  const isShown = row.state === 'DISPLAYED' && !row.is_hidden
  if (isShown || row.account_id === accountId || (signUp && opensText(row, signUp))) return { row, signUp }
  throw new Refusal('notForYou')
}

/**
 * A requirement that the caller signed up for, with the sign-up. What both agreed on stays with its provider, also when
 * the owner has deleted the requirement.
 *
 * @throws Refusal where there is none, it was deleted before that, or the caller did not sign up
 */
export async function signedUpRequirement(
  db: Database,
  id: string,
  { accountId }: Pick<Acting, 'accountId'>,
): Promise<{ row: RequirementFound; signUp: CooperationFound }> {
  const row = await findKept(db, id)
  const signUp = await signUpOf(db, id, accountId)
  const isKept = isAmong(agreedStates, signUp?.state)
  if (!row || (row.state === 'DELETED' && !isKept)) throw new Refusal('notFound')
  if (!signUp) throw new Refusal('notForYou')
  return { row, signUp }
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

type Side = 'demander' | 'provider'

/**
 * As which side of a sign-up the caller acts.
 *
 * @throws Refusal where the caller is not of the sides named
 */
export function sideOf(
  { owner_id: demander, account_id: provider }: CooperationRow,
  { accountId }: Pick<Acting, 'accountId'>,
  sides: readonly Side[],
): Side {
  const as = sides.find((side) => accountId === (side === 'demander' ? demander : provider))
  if (!as) throw new Refusal('notForYou')
  return as
}

/**
 * A sign-up that the caller is a side of, held with its requirement until the transaction ends.
 *
 * @throws Refusal where there is none, or the caller is not of the sides named
 */
export async function holdOwnCooperation(
  transaction: Database,
  id: string,
  caller: Pick<Acting, 'accountId'>,
  sides: readonly Side[],
) {
  const held = await holdCooperation(transaction, id)
  return { ...held, as: sideOf(held.cooperation, caller, sides) }
}

import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import { sql } from 'kysely'
import { statement } from '../../kernel/database/statement.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal, refuseField } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { countryAbroadAt } from '../../profiles/door.ts'
import { barredFrom, providerAt, providerOf, type Provider } from '../../providers/door.ts'
import { cooperationMoves } from '../cooperation-moves.ts'
import { closeFor } from '../follow-up.ts'
import { cooperationRows, holdCooperationWith } from '../hold.ts'
import { holdOwnCooperation, sideOf, type Acting } from '../policy.ts'

const withSides = statement((db, { id }: { id: string }) =>
  cooperationRows(db)
    .select(['provider_consent_at', 'type', 'regions'])
    .select([
      providerAt(db, 'cooperation.account_id').as('provider'),
      countryAbroadAt(db, 'requirement.account_id').as('demanderAbroad'),
    ])
    .where('cooperation.id', '=', id),
)

type WithSides = Awaited<ReturnType<typeof withSides>>[number]

/**
 * The provider of a sign-up, with whom work may go on. The requirement and the provider may have changed since the
 * sign-up: what keeps a provider from one is asked anew.
 *
 * @throws Refusal where the provider's account is not in use, or the law keeps it from such help
 */
function acceptProvider(sides: WithSides): Provider {
  const provider = sides.provider && providerOf(sides.provider)
  if (!provider?.isVerified) throw new Refusal('notNow', null, 'providerGone')
  const bar = barredFrom(sides, provider)
  if (bar !== null) throw new Refusal('notNow', null, bar)
  return provider
}

/**
 * Begins to negotiate with a provider: contacts open to both sides. To one abroad they open with the other
 * side's consent alone.
 *
 * @throws Refusal where the caller is not the demander, a consent is missing, the provider may not take the requirement
 *   up, or the states do not allow it
 */
export async function negotiate(
  services: Services,
  { params: { id }, body }: GivenOf<typeof requirementCalls.communicated>,
  caller: Acting,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const { cooperation } = await holdCooperationWith(withSides, transaction, id)
    sideOf(cooperation, caller, ['demander'])
    await move(cooperationMoves, cooperation, {
      action: 'communicated',
      as: 'demander',
      by: caller.accountId,
    })
    const { admittedIn } = acceptProvider(cooperation)
    if (cooperation.demanderAbroad !== null && cooperation.provider_consent_at === null)
      throw new Refusal('notNow', null, 'notAgreedToAbroad')
    if (admittedIn === null) return
    if (!body.consentsToAbroad) refuseField('consentsToAbroad', 'mustAgree')
    await transaction
      .updateTable('cooperation')
      .set({ abroad_consent_at: sql`now()` })
      .where('id', '=', cooperation.id)
      .execute()
  })
  return null
}

/**
 * Sets a cooperation: its requirement closes, and the other open sign-ups end.
 *
 * @throws Refusal where the caller is not the demander, the provider may not take the requirement up, or the states do
 *   not allow it
 */
export async function setCooperation(
  services: Services,
  { params: { id } }: GivenOf<typeof requirementCalls.cooperation>,
  caller: Acting,
): Promise<null> {
  await moving(services, async (mover) => {
    const { cooperation, requirement } = await holdCooperationWith(withSides, mover.transaction, id)
    sideOf(cooperation, caller, ['demander'])
    const doing = { action: 'cooperation', as: 'demander', by: caller.accountId } as const
    await mover.move(cooperationMoves, cooperation, doing)
    acceptProvider(cooperation)
    await closeFor(mover, requirement, cooperation.id)
  })
  return null
}

/**
 * Declines a sign-up.
 *
 * @throws Refusal where the caller is not the demander, or the states do not allow it
 */
export async function declineSignUp(
  services: Services,
  { params: { id }, body: { reason } }: GivenOf<typeof requirementCalls.decline>,
  caller: Acting,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const { cooperation } = await holdOwnCooperation(transaction, id, caller, ['demander'])
    const doing = { action: 'decline', as: 'demander', by: caller.accountId, reason: reason ?? null } as const
    await move(cooperationMoves, cooperation, doing)
  })
  return null
}

import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import { sql } from 'kysely'
import { moving } from '../../kernel/mover.ts'
import type { Services } from '../../kernel/services.ts'
import { cooperationMoves } from '../cooperation-moves.ts'
import { reopenAfter } from '../follow-up.ts'
import { holdOwnCooperation, type Acting } from '../policy.ts'
import { countCompleted, providersById } from '../../providers/door.ts'

/**
 * Says that a cooperation is completed.
 *
 * @throws Refusal where the caller is not the demander, or the states do not allow it
 */
export async function completeCooperation(
  services: Services,
  { params: { id } }: GivenOf<typeof requirementCalls.completed>,
  caller: Acting,
): Promise<null> {
  await moving(services, async (mover) => {
    const { cooperation } = await holdOwnCooperation(mover.transaction, id, caller, ['demander'])
    const doing = { action: 'completed', as: 'demander', by: caller.accountId } as const
    await mover.move(cooperationMoves, cooperation, doing)
    await mover.transaction
      .updateTable('cooperation')
      .set({ completed_at: sql`now()` })
      .where('id', '=', cooperation.id)
      .execute()
    await countCompleted(mover, cooperation.account_id)
  })
  return null
}

/**
 * Ends a running cooperation by either side; what it had closed is open again.
 *
 * @throws Refusal where the caller is no side of it, or the states do not allow it
 */
export async function cancelCooperation(
  services: Services,
  { params: { id }, body: { reason } }: GivenOf<typeof requirementCalls.cancelCooperation>,
  caller: Acting,
): Promise<null> {
  await moving(services, async (mover) => {
    const held = await holdOwnCooperation(mover.transaction, id, caller, ['demander', 'provider'])
    const { cooperation, requirement, as } = held
    const doing = { action: 'cancelCooperation', as, by: caller.accountId, reason } as const
    await mover.move(cooperationMoves, cooperation, doing)
    await reopenAfter(mover, requirement, cooperation)
  })
  return null
}

/**
 * Takes back a sign-up of one's own.
 *
 * @throws Refusal where the caller is not its provider, or the states do not allow it
 */
export async function cancelSignUp(
  services: Services,
  { params: { id } }: GivenOf<typeof requirementCalls.cancelSignUp>,
  caller: Acting,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const { accountId } = caller
    const { cooperation } = await holdOwnCooperation(transaction, id, caller, ['provider'])
    const name = (await providersById(transaction, [accountId])).get(accountId)?.name ?? ''
    const doing = { action: 'cancelSignUp', as: 'provider', by: accountId, params: { name } } as const
    await move(cooperationMoves, cooperation, doing)
  })
  return null
}

import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import { moving } from '../../kernel/mover.ts'
import type { Services } from '../../kernel/services.ts'
import { endSignUps } from '../follow-up.ts'
import { holdOwnRequirement, type Acting } from '../policy.ts'
import { requirementMoves } from '../requirement-moves.ts'

/**
 * Withdraws a requirement, or closes it; its open sign-ups end.
 *
 * @throws Refusal where it is not the caller's, or its state does not allow it
 */
export async function cancelRequirement(
  services: Services,
  { params: { id } }: GivenOf<typeof requirementCalls.cancel>,
  caller: Acting,
): Promise<null> {
  await moving(services, async (mover) => {
    const row = await holdOwnRequirement(mover.transaction, id, caller)
    await mover.move(requirementMoves, row, { action: 'cancel', as: 'owner', by: caller.accountId })
    await endSignUps(mover, row.id)
  })
  return null
}

/**
 * Takes a requirement that has ended out of every list but that of a provider who agreed on it; it is kept for audit.
 *
 * @throws Refusal where it is not the caller's, a provider works on it, or its state does not allow it
 */
export async function removeRequirement(
  services: Services,
  { params: { id } }: GivenOf<typeof requirementCalls.remove>,
  caller: Acting,
): Promise<null> {
  await moving(services, async (mover) => {
    const row = await holdOwnRequirement(mover.transaction, id, caller)
    await mover.move(requirementMoves, row, { action: 'delete', as: 'owner', by: caller.accountId })
    await endSignUps(mover, row.id)
  })
  return null
}

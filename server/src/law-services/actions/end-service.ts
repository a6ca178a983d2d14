import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { lawServiceCalls } from '@portal/protocol/law-services/calls.ts'
import { moving } from '../../kernel/mover.ts'
import type { Services } from '../../kernel/services.ts'
import { moveService } from '../move-service.ts'
import { holdOwnService, type Acting } from '../policy.ts'

async function end(
  services: Services,
  id: string,
  action: 'close' | 'delete',
  caller: Pick<Acting, 'accountId'>,
): Promise<null> {
  await moving(services, async (mover) => {
    const { transaction } = mover
    const row = await holdOwnService(transaction, id, caller)
    await moveService(mover, row, { action, as: 'owner', by: caller.accountId })
  })
  return null
}

/**
 * Offers a service no more; running orders go on.
 *
 * @throws Refusal where it is not the caller's, or it is not shown
 */
export function closeService(
  services: Services,
  { params: { id } }: GivenOf<typeof lawServiceCalls.close>,
  caller: Pick<Acting, 'accountId'>,
): Promise<null> {
  return end(services, id, 'close', caller)
}

/**
 * Takes a service out of every list; it is kept for audit.
 *
 * @throws Refusal where it is not the caller's, an order on it is open, or its state does not allow it
 */
export function removeService(
  services: Services,
  { params: { id } }: GivenOf<typeof lawServiceCalls.remove>,
  caller: Pick<Acting, 'accountId'>,
): Promise<null> {
  return end(services, id, 'delete', caller)
}

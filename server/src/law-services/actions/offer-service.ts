import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { lawServiceCalls } from '@portal/protocol/law-services/calls.ts'
import { holdVerifiedMaker } from '../../account/door.ts'
import { freshCode } from '../../kernel/fresh-code.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { columnsOf, setCases } from '../accept-given.ts'
import { lawServiceMoves } from '../law-service-moves.ts'
import { moveService } from '../move-service.ts'
import { holdOwnService, type Acting } from '../policy.ts'
import { findService } from '../queries.ts'
import { shownOwnService } from '../shown.ts'
import { changed, submitted } from '../submitted.ts'

/**
 * Offers a service: it is shown after a review.
 *
 * @throws Refusal where its provider may not offer it
 */
export async function offerService(
  services: Services,
  { body }: GivenOf<typeof lawServiceCalls.add>,
  caller: Acting,
): Promise<{ id: string }> {
  const { accountId } = caller
  const id = await moving(services, async ({ make, transaction }) => {
    await holdVerifiedMaker(transaction, accountId)
    const columns = await columnsOf(transaction, body, caller)
    const facts = { account_id: accountId, title: body.title, cases: body.cases.length, open_orders: 0 }
    const doing = { action: 'add', as: 'owner', by: accountId } as const
    const made = await make(lawServiceMoves, facts, doing, (state) =>
      transaction
        .insertInto('law_service')
        .values({ ...columns, account_id: accountId, code: freshCode('S', 'law_service_number'), state })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    await setCases(transaction, made, body.cases)
    return made
  })
  return { id }
}

/**
 * Changes a service and its cases, which is reviewed again; running orders go on.
 *
 * @throws Refusal where it is not the caller's, or its provider may not offer it; with the service as it is, where it
 *   was changed after the caller has read it
 */
export async function editService(
  services: Services,
  { params: { id }, body }: GivenOf<typeof lawServiceCalls.edit>,
  caller: Acting,
): Promise<null> {
  await moving(services, async (mover) => {
    const { transaction } = mover
    const row = await holdOwnService(transaction, id, caller)
    if (row.revision !== body.revision) {
      const now = (await findService(transaction, id, caller.accountId))!
      throw new Refusal('changedMeanwhile', await shownOwnService(transaction, now))
    }
    const columns = await columnsOf(transaction, body, caller)
    await moveService(mover, row, { action: 'edit', as: 'owner', by: caller.accountId })
    await transaction
      .updateTable('law_service')
      .set({ ...columns, ...changed })
      .where('id', '=', row.id)
      .execute()
    await setCases(transaction, row.id, body.cases)
  })
  return null
}

/**
 * Offers a closed service again, after a review.
 *
 * @throws Refusal where it is not the caller's, or its state does not allow it
 */
export async function reopenService(
  services: Services,
  { params: { id } }: GivenOf<typeof lawServiceCalls.reopen>,
  caller: Acting,
): Promise<null> {
  await moving(services, async (mover) => {
    const { transaction } = mover
    const row = await holdOwnService(transaction, id, caller)
    await moveService(mover, row, { action: 'reopen', as: 'owner', by: caller.accountId })
    await transaction.updateTable('law_service').set(submitted).where('id', '=', row.id).execute()
  })
  return null
}

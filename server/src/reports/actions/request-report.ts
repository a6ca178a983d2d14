import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { reportCalls } from '@portal/protocol/reports/calls.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving, type Mover } from '../../kernel/mover.ts'
import type { Services } from '../../kernel/services.ts'
import { requestMoves } from '../request-moves.ts'

/**
 * Asks the platform for a report on the company.
 *
 * @returns id of the request
 */
export function addRequest(
  { make, transaction }: Mover,
  { accountId, text }: { accountId: string; text: string },
): Promise<string> {
  const owned = { account_id: accountId }
  return make(requestMoves, owned, { action: 'add', as: 'owner', by: accountId }, (state) =>
    transaction
      .insertInto('report_request')
      .values({ ...owned, text, state })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

/** The same for the caller's company. */
export async function requestReport(
  services: Services,
  { body: { text } }: GivenOf<typeof reportCalls.request>,
  { accountId }: Caller,
): Promise<{ id: string }> {
  return { id: await moving(services, (mover) => addRequest(mover, { accountId, text })) }
}

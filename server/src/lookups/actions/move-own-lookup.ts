import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { lookupCalls } from '@portal/protocol/lookups/calls.ts'
import { sql } from 'kysely'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving } from '../../kernel/mover.ts'
import type { Services } from '../../kernel/services.ts'
import { addWorkingDays } from '../../kernel/working-days.ts'
import { lookupMoves } from '../lookup-moves.ts'
import { holdOwnLookup } from '../policy.ts'
import { dropReleases } from '../releases.ts'
import { quoteAsRead } from '../shown.ts'

type Acting = Pick<Caller, 'accountId'>

/**
 * Accepts what the desk quoted: the days agreed begin to run.
 *
 * @throws Refusal where it is not the caller's, its state does not allow it, or another quote has come since
 */
export async function acceptQuote(
  services: Services,
  { params: { id }, body }: GivenOf<typeof lookupCalls.acceptQuote>,
  caller: Acting,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const row = await holdOwnLookup(transaction, id, caller)
    const quote = quoteAsRead(row, body.quotedAt)
    await move(lookupMoves, row, { action: 'acceptQuote', as: 'applicant', by: caller.accountId })
    await transaction
      .updateTable('lookup')
      .set({
        quote_accepted_at: sql`now()`,
        accepted_at: sql`now()`,
        due_on: addWorkingDays(zoneToday(), quote!.days),
      })
      .where('id', '=', id)
      .execute()
  })
  return null
}

/**
 * Withdraws a lookup before it is accepted, or cancels it after that.
 *
 * @throws Refusal where it is not the caller's, or its state does not allow it
 */
export async function cancelLookup(
  services: Services,
  { params: { id } }: GivenOf<typeof lookupCalls.cancel>,
  caller: Acting,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const row = await holdOwnLookup(transaction, id, caller)
    await move(lookupMoves, row, { action: 'cancel', as: 'applicant', by: caller.accountId })
    await transaction
      .updateTable('lookup')
      .set({ cancelled_at: sql`now()` })
      .where('id', '=', id)
      .execute()
  })
  return null
}

/**
 * Takes a lookup that has ended out of the caller's list.
 *
 * @throws Refusal where it is not the caller's, or its state does not allow it
 */
export async function removeLookup(
  services: Services,
  { params: { id } }: GivenOf<typeof lookupCalls.remove>,
  caller: Acting,
): Promise<null> {
  await moving(services, async ({ changed, move, transaction }) => {
    const row = await holdOwnLookup(transaction, id, caller)
    await move(lookupMoves, row, { action: 'delete', as: 'applicant', by: caller.accountId })
    await dropReleases({ changed, transaction }, [id])
  })
  return null
}

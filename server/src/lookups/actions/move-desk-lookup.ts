import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { lookupDeskCalls } from '@portal/protocol/lookups/desk-calls.ts'
import { sql } from 'kysely'
import { moderators } from '../../account/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { instantAfter } from '../../kernel/instant-after.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal, refuseField } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { addWorkingDays } from '../../kernel/working-days.ts'
import { holdLookup } from '../hold.ts'
import { lookupMoves } from '../lookup-moves.ts'
import { quoteAsRead } from '../shown.ts'
import { shownResult } from '../shown-result.ts'
import { assignLookup, takeUp, unassignLookup } from '../take-up.ts'

type Acting = Pick<Caller, 'accountId'>

/**
 * Accepts a lookup as it was applied for: the days expected begin to run.
 *
 * @throws Refusal where there is none, a quote waits, or its state does not allow it
 */
export async function acceptLookup(
  services: Services,
  { params: { id } }: GivenOf<typeof lookupDeskCalls.accept>,
  { accountId: by }: Acting,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const row = await holdLookup(transaction, id)
    await move(lookupMoves, row, { action: 'accept', as: 'admin', by })
    await transaction
      .updateTable('lookup')
      .set({ accepted_at: sql`now()`, due_on: addWorkingDays(zoneToday(), row.expected_days) })
      .where('id', '=', id)
      .execute()
    await takeUp(transaction, row, by)
  })
  return null
}

/**
 * Quotes cost and days, in the place of the quote that was read.
 *
 * @throws Refusal where there is none, its state does not allow it, or another quote has come since
 */
export async function quoteLookup(
  services: Services,
  { params: { id }, body }: GivenOf<typeof lookupDeskCalls.quote>,
  { accountId: by }: Acting,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const row = await holdLookup(transaction, id)
    quoteAsRead(row, body.quotedAt)
    await move(lookupMoves, row, { action: 'quote', as: 'admin', by, reason: body.note ?? null })
    await transaction
      .updateTable('lookup')
      .set({
        quoted_cost: body.cost.toFixed(2),
        quoted_days: body.days,
        quote_note: body.note ?? null,
        quoted_at: instantAfter(row.quoted_at),
      })
      .where('id', '=', id)
      .execute()
    await takeUp(transaction, row, by)
  })
  return null
}

/**
 * Declines a lookup, with a reason.
 *
 * @throws Refusal where there is none, or its state does not allow it
 */
export async function declineLookup(
  services: Services,
  { params: { id }, body: { reason } }: GivenOf<typeof lookupDeskCalls.decline>,
  { accountId: by }: Acting,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const row = await holdLookup(transaction, id)
    await move(lookupMoves, row, { action: 'decline', as: 'admin', by, reason })
    await transaction
      .updateTable('lookup')
      .set({ reason, cancelled_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    await takeUp(transaction, row, by)
  })
  return null
}

/**
 * Hands the written result to the applicant.
 *
 * @throws Refusal where there is none, nothing is written, or its state does not allow it; with theirs, where somebody
 *   else wrote after what the caller has read
 */
export async function completeLookup(
  services: Services,
  { params: { id }, body: { revision } }: GivenOf<typeof lookupDeskCalls.complete>,
  { accountId: by }: Acting,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const row = await holdLookup(transaction, id)
    await move(lookupMoves, row, { action: 'complete', as: 'admin', by })
    if (row.revision !== revision) {
      throw new Refusal('changedMeanwhile', await shownResult({ ...services, db: transaction }, id))
    }
    await transaction
      .updateTable('lookup')
      .set({ completed_at: sql`now()` })
      .where('id', '=', id)
      .execute()
  })
  return null
}

/**
 * Says who of the desk works on a lookup, or that nobody does.
 *
 * @throws Refusal where there is none, or they are not of the desk
 */
export async function setInvestigator(
  { db }: Services,
  { params: { id }, body: { to } }: GivenOf<typeof lookupDeskCalls.assign>,
): Promise<null> {
  await db.transaction().execute(async (transaction) => {
    if (to !== null && !(await moderators(transaction, 'DESK')).some((one) => one.id === to)) {
      refuseField('to', 'notChoice')
    }
    const row = await holdLookup(transaction, id)
    if (to !== null) await assignLookup(transaction, row, to)
    else await unassignLookup(transaction, row)
  })
  return null
}

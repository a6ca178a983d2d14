import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { eventCalls } from '@portal/protocol/events/calls.ts'
import type { EventKind } from '@portal/protocol/publications/kinds.ts'
import { sql } from 'kysely'
import { holdMaker } from '../../account/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving, type Mover } from '../../kernel/mover.ts'
import { Refusal, refuseField } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { applicationMoves, factsOf } from '../application-moves.ts'
import { isCheckInCode } from '../check-in-code.ts'
import { moveUp, skipReminder } from '../follow-up.ts'
import { holdEvent, holdEventOf } from '../hold.ts'
import { applicationOf, type ApplicationFound } from '../queries.ts'
import type { EventStanding } from '../standing.ts'

/** Whoever applies. */
export type Acting = Pick<Caller, 'accountId'>

type Given = GivenOf<typeof eventCalls.applyTraining>

/** Somebody has one application for an event: what ended before begins anew in it. */
async function save(
  { make, move, transaction }: Mover,
  event: EventStanding,
  { accountId }: Acting,
  given: Given['body'],
): Promise<string> {
  const columns = { name: given.name, company: given.company ?? null, note: given.note ?? null }
  const facts = factsOf(event, { account_id: accountId })
  const doing = { action: 'apply', as: 'applicant', by: accountId } as const
  const before = await applicationOf(transaction, event.id, accountId)
  if (!before) {
    return make(applicationMoves, facts, doing, (state) =>
      transaction
        .insertInto('event_application')
        .values({ ...columns, event_id: event.id, account_id: accountId, state })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
  }
  const { id, state } = before
  if (state !== 'WITHDRAWN' && state !== 'CANCELLED') throw new Refusal('doneAlready', { state })
  await move(applicationMoves, { ...facts, id, state }, doing)
  await transaction
    .updateTable('event_application')
    .set({ ...columns, applied_at: sql`clock_timestamp()`, reminded_of: null })
    .where('id', '=', id)
    .execute()
  return id
}

/**
 * The action that applies for an event of a kind: for a seat, or where none is free for a place among those who wait.
 *
 * @throws Refusal where it is not published, may not be applied for any more, or was applied for already
 */
export function applyFor(kind: EventKind) {
  return (
    services: Services,
    { params: { id }, body }: Given,
    caller: Acting,
  ): Promise<AnswerOf<typeof eventCalls.applyTraining>> =>
    moving(services, async (mover) => {
      await holdMaker(mover.transaction, caller.accountId)
      const event = await holdEventOf(mover, kind, id)
      if (!event.published) throw new Refusal('notFound')
      const applicationId = await save(mover, event, caller, body)
      await skipReminder(mover.transaction, event, applicationId)
      const { state, waiting_place: waitingPlace } = (await applicationOf(
        mover.transaction,
        id,
        caller.accountId,
      ))!
      return { state, waitingPlace }
    })
}

/** @throws Refusal where the caller has not applied for it */
async function ownApplication(
  { transaction }: Mover,
  eventId: string,
  { accountId }: Acting,
): Promise<ApplicationFound> {
  const row = await applicationOf(transaction, eventId, accountId)
  if (!row) throw new Refusal('notFound')
  return row
}

/**
 * The action that gives up a seat, which goes to the first who waits, or a place among those who wait.
 *
 * @throws Refusal where the caller has neither, or it has begun
 */
export function withdrawFrom(kind: EventKind) {
  return (
    services: Services,
    { params: { id } }: GivenOf<typeof eventCalls.withdrawTraining>,
    caller: Acting,
  ): Promise<null> =>
    moving(services, async (mover) => {
      const event = await holdEventOf(mover, kind, id)
      const row = await ownApplication(mover, id, caller)
      const doing = { action: 'withdraw', as: 'applicant', by: caller.accountId } as const
      await mover.move(applicationMoves, { ...factsOf(event, row), id: row.id, state: row.state }, doing)
      const left = row.state === 'CONFIRMED' ? event.taken - 1 : event.taken
      await moveUp(mover, { ...event, taken: left })
      return null
    })
}

/**
 * Confirms that the caller, who has a seat, is there; again changes nothing.
 *
 * @throws InputInvalid where the code is not that of the event
 * @throws Refusal where the caller has no seat, or people do not come to it now
 */
export function checkIn(
  services: Services,
  { params: { id }, body: { code } }: GivenOf<typeof eventCalls.checkIn>,
  caller: Acting,
): Promise<null> {
  if (!isCheckInCode(services.keys, id, code)) refuseField('code', 'checkInCode')
  return moving(services, async (mover) => {
    const event = await holdEvent(mover, id)
    const row = await ownApplication(mover, id, caller)
    if (row.state === 'ATTENDED') return null
    const doing = { action: 'checkIn', as: 'applicant', by: caller.accountId } as const
    await mover.move(applicationMoves, { ...factsOf(event, row), id: row.id, state: row.state }, doing)
    return null
  })
}

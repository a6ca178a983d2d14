import { remindedHours } from '@portal/protocol/events/constants.ts'
import { seatedStates, type ApplicationState } from '@portal/protocol/events/lifecycle.ts'
import { defaultLanguage } from '@portal/protocol/kernel/languages.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Mover } from '../kernel/mover.ts'
import { applicationMoves, factsOf } from './application-moves.ts'
import type { EventStanding, KnownEvent } from './standing.ts'

/** Until it begins; some who have a seat may be there already. */
const open = ['CONFIRMED', 'ATTENDED', 'WAITING'] as const satisfies readonly ApplicationState[]

/** Applications for an event, in the order in which they were made; all of them, or the first so many. */
function inTurn(transaction: Database, eventId: string, states: readonly ApplicationState[], most?: number) {
  return transaction
    .selectFrom('event_application')
    .select(['id', 'account_id', 'state'])
    .where('event_id', '=', eventId)
    .where('state', 'in', states)
    .orderBy('applied_at')
    .orderBy('id')
    .$if(most !== undefined, (query) => query.limit(most!))
    .execute()
}

/** Whether it begins so soon that those who have a seat are reminded. */
export function beginsSoon({ known: { starts_at: startsAt } }: Pick<EventStanding, 'known'>): boolean {
  const left = startsAt.getTime() - Date.now()
  return left > 0 && left <= remindedHours * 60 * 60 * 1000
}

/** Whoever gets a seat shortly before it begins was told so, and is not reminded. */
export async function skipReminder(
  transaction: Database,
  event: EventStanding,
  applicationId: string,
): Promise<void> {
  if (!beginsSoon(event)) return
  await transaction
    .updateTable('event_application')
    .set({ reminded_of: event.known.starts_at })
    .where('id', '=', applicationId)
    .execute()
}

/** How many seats of an event nobody has; undefined where whoever applies has one. */
function freeSeats({ published, taken }: EventStanding): number | undefined {
  if (published === null) return 0
  return published.seats === null ? undefined : Math.max(published.seats - taken, 0)
}

/** Gives the seats that are free to those who wait, in turn; the event is held. */
export async function moveUp(mover: Mover, event: EventStanding): Promise<void> {
  const { transaction, move } = mover
  let { taken } = event
  for (const one of await inTurn(transaction, event.id, ['WAITING'], freeSeats(event))) {
    const facts = factsOf({ ...event, taken }, one)
    if (!facts.has_seat || !facts.is_to_come) return
    const row = { ...facts, id: one.id, state: one.state }
    await move(applicationMoves, row, { action: 'moveUp', as: 'system', by: null })
    await skipReminder(transaction, event, one.id)
    taken += 1
  }
}

/** Ends the applications for what was taken back before it began; the event is held. */
export async function cancelAll(
  { transaction, move }: Mover,
  event: EventStanding,
  takenBackAt: Date,
): Promise<void> {
  for (const one of await inTurn(transaction, event.id, open)) {
    const facts = factsOf(event, one, takenBackAt.getTime())
    if (!facts.is_off) return
    const row = { ...facts, id: one.id, state: one.state }
    await move(applicationMoves, row, { action: 'cancel', as: 'system', by: null })
  }
}

/** Whether it takes place at another time or elsewhere than those who applied were told. */
function isElsewhere(before: KnownEvent, now: KnownEvent): boolean {
  const placeOf = ({ places }: KnownEvent) => places && places[defaultLanguage]
  return (
    before.starts_at.getTime() !== now.starts_at.getTime() ||
    before.ends_at.getTime() !== now.ends_at.getTime() ||
    placeOf(before) !== placeOf(now)
  )
}

/** Whose application is for something else now. What it is joined at, only those who have a seat were told. */
function concerned(before: KnownEvent, now: KnownEvent): readonly ApplicationState[] {
  if (isElsewhere(before, now)) return open
  return before.join_url === now.join_url ? [] : seatedStates
}

/**
 * Whoever had come when it was put off has a seat, and is to come again; what was noted of one that is over stays. The
 * event is held.
 *
 * @param known as those who applied knew it before
 */
export async function takeBackMarks(
  { transaction, move }: Mover,
  event: EventStanding,
  known: KnownEvent,
): Promise<void> {
  for (const one of await inTurn(transaction, event.id, ['ATTENDED'])) {
    const facts = factsOf(event, one)
    if (facts.is_noted || !factsOf({ ...event, known }, one).is_held_now) return
    const row = { ...facts, id: one.id, state: one.state }
    await move(applicationMoves, row, { action: 'absent', as: 'system', by: null })
  }
}

/**
 * Tells those who applied that it takes place at another time or elsewhere, and those who have a seat also that it is
 * joined at another address; of another time they are reminded anew.
 *
 * @param known as those who applied knew it before
 */
export async function tellMoved(
  { transaction, tell }: Mover,
  event: EventStanding,
  known: KnownEvent,
): Promise<void> {
  const states = concerned(known, event.known)
  if (states.length === 0 || event.known.starts_at.getTime() <= Date.now()) return
  for (const one of await inTurn(transaction, event.id, states)) {
    const facts = factsOf(event, one)
    const about = applicationMoves.about({ ...facts, id: one.id }, 'applicant')
    await tell({ to: one.account_id, event: 'eventChanged', ...about })
  }
}

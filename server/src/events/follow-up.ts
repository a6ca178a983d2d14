import { remindedHours } from '@portal/protocol/events/constants.ts'
import type { ApplicationState } from '@portal/protocol/events/lifecycle.ts'
import { defaultLanguage } from '@portal/protocol/kernel/languages.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Mover } from '../kernel/mover.ts'
import type { PublishedEvent } from '../publications/door.ts'
import { applicationMoves, factsOf } from './application-moves.ts'
import { applications } from './queries.ts'
import type { EventStanding, KnownEvent } from './standing.ts'

const open = ['CONFIRMED', 'WAITING'] as const satisfies readonly ApplicationState[]

/** Applications for an event, in the order in which they were made. */
function inTurn(transaction: Database, eventId: string, states: readonly ApplicationState[]) {
  return applications(transaction)
    .where('event_application.event_id', '=', eventId)
    .where('event_application.state', 'in', states)
    .orderBy('event_application.applied_at')
    .orderBy('event_application.id')
    .execute()
}

/** Whoever gets a seat shortly before it begins was told so, and is not reminded. */
export async function skipReminder(
  transaction: Database,
  { known: { starts_at: startsAt } }: EventStanding,
  applicationId: string,
): Promise<void> {
  if (startsAt.getTime() - Date.now() > remindedHours * 60 * 60 * 1000) return
  await transaction
    .updateTable('event_application')
    .set({ reminded_of: startsAt })
    .where('id', '=', applicationId)
    .execute()
}

/** Gives the seats that are free to those who wait, in turn; the event is held. */
export async function moveUp(mover: Mover, event: EventStanding): Promise<void> {
  const { transaction, move } = mover
  let { taken } = event
  for (const one of await inTurn(transaction, event.id, ['WAITING'])) {
    const facts = factsOf({ ...event, taken }, one)
    if (!facts.has_seat || !facts.is_to_come) return
    const row = { ...facts, id: one.id, state: one.state }
    await move(applicationMoves, row, { action: 'moveUp', as: 'system', by: null })
    await skipReminder(transaction, event, one.id)
    taken += 1
  }
}

/** Ends the applications for what is taken back before it began; the event is held. */
export async function cancelAll({ transaction, move }: Mover, event: EventStanding): Promise<void> {
  for (const one of await inTurn(transaction, event.id, open)) {
    const facts = factsOf(event, one)
    if (!facts.is_off) return
    const row = { ...facts, id: one.id, state: one.state }
    await move(applicationMoves, row, { action: 'cancel', as: 'system', by: null })
  }
}

/** Whether it takes place at another time or elsewhere than those who applied were told. */
export function isElsewhere(known: KnownEvent, { starts_at: startsAt, places }: PublishedEvent): boolean {
  const placeOf = (one: KnownEvent['places']) => one && one[defaultLanguage]
  return known.starts_at.getTime() !== startsAt.getTime() || placeOf(known.places) !== placeOf(places)
}

/** Tells those who applied that it takes place at another time or elsewhere; they are reminded anew. */
export async function tellMoved({ transaction, tell }: Mover, event: EventStanding): Promise<void> {
  if (event.known.starts_at.getTime() <= Date.now()) return
  for (const one of await inTurn(transaction, event.id, open)) {
    const facts = factsOf(event, one)
    const about = applicationMoves.about({ ...facts, id: one.id }, 'applicant')
    await tell({ to: one.account_id, event: 'eventChanged', ...about })
  }
}

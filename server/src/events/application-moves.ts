import { checkInHours } from '@portal/protocol/events/constants.ts'
import { applicationLifecycle, type ApplicationState } from '@portal/protocol/events/lifecycle.ts'
import type { Words } from '@portal/protocol/kernel/languages.ts'
import { eventState } from '@portal/protocol/publications/event-state.ts'
import { publicationPath, type EventKind } from '@portal/protocol/publications/kinds.ts'
import type { Movable } from '../kernel/mover.ts'
import { titleParams } from '../kernel/tell.ts'
import { zoneMoment } from '../kernel/written-days.ts'
import type { EventStanding } from './standing.ts'

/** Of applications in the change log, by which answers are kept. */
export const applicationKind = 'eventApplication'

/** What is known of an application when it is moved. */
export interface ApplicationFacts {
  event_id: string
  /** The applicant. */
  account_id: string
  kind: EventKind
  titles: Words
  starts_at: Date
  is_open: boolean
  has_seat: boolean
  is_to_come: boolean
  is_noted: boolean
  is_held_now: boolean
  is_off: boolean
}

export interface ApplicationRow extends ApplicationFacts {
  id: string
  state: ApplicationState
}

const hour = 60 * 60 * 1000

/**
 * What an event, as it stands, makes possible to somebody's application.
 *
 * @param now in milliseconds since 1970
 */
export function factsOf(
  { id, known, published, taken }: EventStanding,
  { account_id }: { account_id: string },
  now = Date.now(),
): ApplicationFacts {
  const { starts_at, ends_at, titles, kind } = known
  const isOff = published === null
  const state = eventState({ startsAt: starts_at.toISOString(), endsAt: ends_at.toISOString() }, now)
  const isNoted = now >= starts_at.getTime() - checkInHours * hour
  return {
    event_id: id,
    account_id,
    kind,
    titles,
    starts_at,
    is_open: published !== null && now < published.apply_until.getTime(),
    has_seat: published !== null && (published.seats === null || taken < published.seats),
    is_to_come: state === 'NOT_STARTED' && !isOff,
    is_noted: isNoted,
    is_held_now: isNoted && state !== 'OVER' && !isOff,
    is_off: isOff && state === 'NOT_STARTED',
  }
}

/** Applications for what takes place, as they are moved. */
export const applicationMoves: Movable<typeof applicationLifecycle, ApplicationFacts> = {
  lifecycle: applicationLifecycle,
  table: 'event_application',
  // Not found itself: everybody sees how many seats are taken.
  searched: { kind: applicationKind, found: ['CONFIRMED', 'ATTENDED'] },
  conditions: {
    isOpen: (facts) => facts.is_open,
    hasSeat: (facts) => facts.has_seat,
    isToCome: (facts) => facts.is_to_come,
    isNoted: (facts) => facts.is_noted,
    isEarly: (facts) => !facts.is_noted,
    isHeldNow: (facts) => facts.is_held_now,
    isOff: (facts) => facts.is_off,
  },
  parties: { applicant: ({ account_id: applicant }) => applicant },
  about: ({ kind, event_id: id, titles, starts_at: startsAt }) => ({
    type: 'SERVICE',
    link: publicationPath(kind, id),
    params: { ...titleParams(titles), time: zoneMoment(startsAt) },
  }),
}

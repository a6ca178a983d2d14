import type { eventCalls } from '@portal/protocol/events/calls.ts'
import { applicantActions, seatedStates } from '@portal/protocol/events/lifecycle.ts'
import type { DeskEvent, OwnEventRow } from '@portal/protocol/events/schemas.ts'
import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import { inLanguage, type Language, type Words } from '@portal/protocol/kernel/languages.ts'
import { eventState } from '@portal/protocol/publications/event-state.ts'
import { mayDo } from '../kernel/mover.ts'
import { applicationMoves, factsOf } from './application-moves.ts'
import type { ApplicationFound, OwnApplication } from './queries.ts'
import type { EventStanding, KnownEvent } from './standing.ts'

type LiveEvent = AnswerOf<typeof eventCalls.live>
type Mine = NonNullable<LiveEvent['mine']>

/** Of an application, what its applicant is shown of it. */
type Own = Pick<ApplicationFound, 'id' | 'account_id' | 'state' | 'waiting_place' | 'certificate'>

/** In which language a reader is shown words. */
export function languageOf(words: Words, reader: Language): Language {
  return words[reader] === undefined ? 'zh' : reader
}

/** When it takes place, and by when it is applied for. */
export function timesOf({ known, published }: EventStanding) {
  return {
    startsAt: known.starts_at.toISOString(),
    endsAt: known.ends_at.toISOString(),
    applyUntil: (published?.apply_until ?? known.starts_at).toISOString(),
  }
}

const stateNow = ({ starts_at: startsAt, ends_at: endsAt }: KnownEvent) =>
  eventState({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }, Date.now())

/** What is somebody's of an event that they applied for. */
export function shownOwn(
  event: EventStanding,
  { id, account_id: by, state, waiting_place: waitingPlace, certificate }: Own,
): Omit<Mine, 'history'> & Pick<OwnEventRow, 'state'> {
  const facts = factsOf(event, { account_id: by })
  const isSeated = seatedStates.some((one) => one === state)
  return {
    state,
    waitingPlace,
    joinUrl: isSeated ? (event.published?.join_url ?? null) : null,
    certificate,
    abilities: mayDo(
      applicationMoves,
      { ...facts, id, state },
      { as: 'applicant', by, among: applicantActions },
    ),
  }
}

/** What is somebody's of an event that they have not applied for. */
function notApplied(event: EventStanding, accountId: string): Mine {
  const facts = factsOf(event, { account_id: accountId })
  return {
    state: null,
    waitingPlace: null,
    joinUrl: null,
    certificate: null,
    abilities: facts.is_open ? ['apply'] : [],
    history: [],
  }
}

/** An event as it stands now, for somebody who may have applied for it; null for who cannot. */
export function shownLive(
  event: EventStanding,
  applicant: { accountId: string; application: OwnApplication | undefined } | null,
): LiveEvent {
  const { id, known, published, taken, waiting } = event
  const mine = applicant?.application
    ? { ...shownOwn(event, applicant.application), history: applicant.application.history }
    : applicant && notApplied(event, applicant.accountId)
  return {
    id,
    kind: known.kind,
    state: stateNow(known),
    ...timesOf(event),
    seats: published?.seats ?? null,
    taken,
    waiting,
    isOpen: published !== null && Date.now() < published.apply_until.getTime(),
    mine,
  }
}

/** An event that somebody applied for, as their list has it. */
export function shownOwnRow(
  event: EventStanding,
  row: Own & Pick<ApplicationFound, 'applied_at'>,
  reader: Language,
): OwnEventRow {
  const { id, known, published } = event
  const { startsAt, endsAt } = timesOf(event)
  return {
    id,
    kind: known.kind,
    title: inLanguage(known.titles, reader),
    language: languageOf(known.titles, reader),
    startsAt,
    endsAt,
    isOnline: known.places === null,
    place: known.places && inLanguage(known.places, reader),
    isOff: published === null,
    appliedAt: row.applied_at.toISOString(),
    ...shownOwn(event, row),
  }
}

/** An event as its desk has it. */
export function shownDesk(event: EventStanding, reader: Language): DeskEvent {
  const { id, known, published, taken, attended, waiting } = event
  const facts = factsOf(event, { account_id: '' })
  return {
    id,
    kind: known.kind,
    title: inLanguage(known.titles, reader),
    language: languageOf(known.titles, reader),
    ...timesOf(event),
    seats: published?.seats ?? null,
    isOnline: known.places === null,
    certificateHours: published?.certificate_hours ?? null,
    taken,
    attended,
    waiting,
    isOff: published === null,
    mayMark: facts.is_noted,
  }
}

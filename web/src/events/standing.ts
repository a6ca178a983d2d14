import type { DeskEvent, LiveEvent, OwnEventRow } from '@portal/protocol/events/schemas.ts'
import type { ApplicationState } from '@portal/protocol/events/lifecycle.ts'
import type { EventState } from '@portal/protocol/publications/event-state.ts'

/** How an event stands to somebody who applied for it. */
export type OwnStanding = 'confirmed' | 'waiting' | 'attended' | 'missed' | 'missedWaiting'

/** How an event stands to whoever has no part in it. */
type OpenStanding = 'free' | 'full' | 'closed' | 'started' | 'over'

/** How an event stands to somebody who applied for it; null where their application has ended. */
export function ownStandingOf(application: ApplicationState | null, event: EventState): OwnStanding | null {
  if (application === 'ATTENDED') return 'attended'
  if (application === 'CONFIRMED') return event === 'OVER' ? 'missed' : 'confirmed'
  if (application === 'WAITING') return event === 'NOT_STARTED' ? 'waiting' : 'missedWaiting'
  return null
}

/** Why somebody has no part any more in what they applied for. */
type EndedStanding = 'withdrawn' | 'offText' | 'againText' | 'againClosedText'

/**
 * How an application stands that has ended, or is about to, as the event was taken down before it began; null of any
 * other.
 */
export function endedStandingOf(
  { state, isOff, abilities }: Pick<OwnEventRow, 'state' | 'isOff' | 'abilities'>,
  event: EventState,
): EndedStanding | null {
  if (state === 'WITHDRAWN') return 'withdrawn'
  if (isOff && (state === 'CANCELLED' || event === 'NOT_STARTED')) return 'offText'
  if (state !== 'CANCELLED') return null
  return abilities.includes('apply') ? 'againText' : 'againClosedText'
}

/** Whether an event was taken down after it began: before, all who applied for it would have no part in it. */
export function isOffSince({ isOff, taken, waiting }: DeskEvent, event: EventState): boolean {
  return isOff && event !== 'NOT_STARTED' && taken + waiting > 0
}

/** How an event stands to whoever has no part in it: by the clock and the seats. */
export function openStandingOf({ state, isOpen, seats, taken }: LiveEvent): OpenStanding {
  if (state === 'OVER') return 'over'
  if (state === 'IN_PROGRESS') return 'started'
  if (!isOpen) return 'closed'
  return seats !== null && taken >= seats ? 'full' : 'free'
}

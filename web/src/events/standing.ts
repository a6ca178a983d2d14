import type { LiveEvent } from '@portal/protocol/events/schemas.ts'
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

/** How an event stands to whoever has no part in it: by the clock and the seats. */
export function openStandingOf({ state, isOpen, seats, taken }: LiveEvent): OpenStanding {
  if (state === 'OVER') return 'over'
  if (state === 'IN_PROGRESS') return 'started'
  if (!isOpen) return 'closed'
  return seats !== null && taken >= seats ? 'full' : 'free'
}

import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'
import type { EventState } from '@portal/protocol/publications/event-state.ts'

/** How it looks where something that takes place stands. */
export const eventTones: Record<EventState, Tone> = { NOT_STARTED: 'ink', IN_PROGRESS: 'jade', OVER: 'grey' }

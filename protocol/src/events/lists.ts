import { list, oneOf, text } from '../kernel/list.ts'
import { eventStates } from '../publications/event-state.ts'
import { eventKinds } from '../publications/kinds.ts'
import { applicationLifecycle } from './lifecycle.ts'

/** Whether it is still to take place or end, or is over. */
export const eventTimes = ['COMING', 'OVER'] as const

/** What the caller applied for, by when it begins. */
export const ownEventsList = list({
  filters: { time: oneOf(eventTimes) },
  tabs: 'time',
  sorts: ['latest', 'soonest'],
  sizes: [10, 20, 50],
})

/** What is published to take place, as the desk has it. */
export const deskEventsList = list({
  filters: { keyword: text(100), kind: oneOf(eventKinds), state: oneOf(eventStates) },
  tabs: 'state',
  sorts: ['latest', 'soonest'],
  columns: { startsAt: { up: 'soonest', down: 'latest' } },
  sizes: [20, 50],
})

/** Who applied for an event: in the order in which they did, or by their names. */
export const applicationsList = list({
  filters: { keyword: text(100), state: oneOf(applicationLifecycle.states) },
  tabs: 'state',
  sorts: ['applied', 'newest', 'name'],
  columns: { appliedAt: { up: 'applied', down: 'newest' } },
  sizes: [50, 100],
})

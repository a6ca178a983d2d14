import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { workingDaysBetween } from '../kernel/working-days.ts'
import type { LookupShown } from './queries.ts'

/** Working days from acceptance to result. */
export function daysTaken({ accepted_at, completed_at }: Pick<LookupShown, 'accepted_at' | 'completed_at'>) {
  if (accepted_at === null || completed_at === null) return null
  return workingDaysBetween(zoneToday(accepted_at), zoneToday(completed_at))
}

/** Working days until it is due; null where the days agreed do not run. */
export function daysLeft({ state, due_on: dueOn }: Pick<LookupShown, 'state' | 'due_on'>): number | null {
  return state === 'INVESTIGATING' && dueOn !== null ? workingDaysBetween(zoneToday(), dueOn) : null
}

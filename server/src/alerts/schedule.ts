import type { Frequency } from '@portal/protocol/alerts/constants.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'

const day = 24 * 3600 * 1000

/** Eight in the morning of a day of the zone, which has no summer time. */
function morningOf(date: string): Date {
  return new Date(`${date}T08:00:00+08:00`)
}

const isMonday = (at: Date) => at.getUTCDay() === 1

/** When an alert is looked at next after an instant: at eight of the zone's time, each day or on Mondays. */
export function nextLook(frequency: Frequency, after: Date): Date {
  let next = morningOf(zoneToday(after))
  while (next <= after || (frequency === 'WEEKLY' && !isMonday(next))) next = new Date(next.getTime() + day)
  return next
}

import { zoneToday } from './today.ts'

/** It may be no further away than so many days. */
const longestDays = 730

/** Whether a last day, YYYY-MM-DD, is today at the earliest, and not too far away. */
export function isInTime(day: string): boolean {
  const today = zoneToday()
  const latest = new Date(Date.parse(today) + longestDays * 86_400_000).toISOString().slice(0, 10)
  return day >= today && day <= latest
}

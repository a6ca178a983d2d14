import { z } from 'zod'
import { rule } from './rules.ts'
import { zoneToday } from './today.ts'

/** It may be no further away than so many days. */
const longestDays = 730

function inTime(day: string): boolean {
  const today = zoneToday()
  const latest = new Date(Date.parse(today) + longestDays * 86_400_000).toISOString().slice(0, 10)
  return day >= today && day <= latest
}

/** A last day, YYYY-MM-DD: today at the earliest. */
export const comingDay = z.iso.date().refine(inTime, rule('deadline'))

import { readFileSync } from 'node:fs'
import { z } from 'zod'

const day = z.iso.date()

/** How a year's working days differ from Monday to Friday, as a notice of the State Council says. */
const notice = z.strictObject({
  /** Number of the notice. */
  source: z.string(),
  /** Days off, first and last of each holiday. */
  off: z.array(z.tuple([day, day])),
  /** Saturdays and Sundays on which people work. */
  on: z.array(day),
})

const file = new URL('../../seeds/reference/working-days.json', import.meta.url)

const oneDay = 86_400_000

const asText = (time: number) => new Date(time).toISOString().slice(0, 10)

function readNotices() {
  const notices = z.record(z.string(), notice).parse(JSON.parse(readFileSync(file, 'utf8')))
  const off = new Set<string>()
  const on = new Set<string>()
  for (const year of Object.values(notices)) {
    for (const [first, last] of year.off) {
      for (let time = Date.parse(first); time <= Date.parse(last); time += oneDay) off.add(asText(time))
    }
    for (const one of year.on) on.add(one)
  }
  return { off, on }
}

let read: ReturnType<typeof readNotices> | undefined

/** Whether people work in China on a day, YYYY-MM-DD; in a year without a notice from Monday to Friday. */
export function isWorkingDay(date: string): boolean {
  read ??= readNotices()
  if (read.off.has(date)) return false
  if (read.on.has(date)) return true
  const weekday = new Date(date).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/** The working day so many working days after a day. */
export function addWorkingDays(date: string, days: number): string {
  let time = Date.parse(date)
  for (let left = days; left > 0;) {
    time += oneDay
    if (isWorkingDay(asText(time))) left -= 1
  }
  return asText(time)
}

/** How many working days come after a day up to another; below 0 where the other has passed. */
export function workingDaysBetween(from: string, to: string): number {
  if (to < from) return -workingDaysBetween(to, from)
  let days = 0
  for (let time = Date.parse(from) + oneDay; time <= Date.parse(to); time += oneDay) {
    if (isWorkingDay(asText(time))) days += 1
  }
  return days
}

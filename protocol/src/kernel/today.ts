/** The zone's time (IANA). */
export const zoneTime = 'Asia/Shanghai'

/** Made once it is needed: a browser's first takes it long. */
let day: Intl.DateTimeFormat | undefined

/** Days begin with a minute: within one, the date is the same. */
let known = { minute: Number.NaN, date: '' }

/** The date of a moment in the zone's time, YYYY-MM-DD; today's without one. */
export function zoneToday(now = new Date()): string {
  const minute = Math.floor(now.getTime() / 60_000)
  if (known.minute !== minute)
    known = { minute, date: (day ??= new Intl.DateTimeFormat('en-CA', { timeZone: zoneTime })).format(now) }
  return known.date
}

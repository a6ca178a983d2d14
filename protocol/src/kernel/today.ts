/** The zone's time (IANA). */
export const zoneTime = 'Asia/Shanghai'

/** Since then its clocks have been eight hours ahead of UTC the whole year. */
const lastChange = Date.UTC(1991, 8, 14, 17)
const hoursAhead = 8

const fromFormatter = (moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zoneTime, dateStyle: 'short', timeStyle: 'short' }).format(
    moment,
  )

/**
 * What the zone's clocks show at a moment, YYYY-MM-DD and HH:MM. It is reckoned where it can be: a browser's first
 * formatter takes a slow phone a tenth of a second.
 */
export function zoneClock(moment: Date): { date: string; time: string } {
  const shown =
    moment.getTime() < lastChange
      ? fromFormatter(moment)
      : new Date(moment.getTime() + hoursAhead * 3_600_000).toISOString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/** The date of a moment in the zone's time, YYYY-MM-DD; today's without one. */
export function zoneToday(now = new Date()): string {
  return zoneClock(now).date
}

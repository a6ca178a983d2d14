import { zoneTime, zoneToday } from '@portal/protocol/kernel/today.ts'

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zoneTime,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** An instant as the zone's calendar and clock have it: `2026-11-23 14:00`. */
export function zoneMoment(at: Date): string {
  return `${zoneToday(at)} ${clock.format(at)}`
}

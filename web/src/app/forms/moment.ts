import { zoneToday } from '@portal/protocol/kernel/today.ts'

/** The zone's time is UTC+8 the year round. */
const offset = '+08:00'
const offsetMilliseconds = 8 * 3_600_000

/** A date and a time of the zone as they are typed. */
interface Typed {
  /** YYYY-MM-DD; empty while there is none. */
  day: string
  time: string
}

/** The instant that is typed (ISO 8601); empty without a day. A time that cannot be read makes none that is valid. */
export function momentOf({ day, time }: Typed): string {
  return day === '' ? '' : `${day}T${time.trim()}:00${offset}`
}

/** What is typed of an instant. */
export function typedOf(moment: string): Typed {
  const [day = '', rest = ''] = moment.split('T')
  return { day, time: rest.slice(0, -`:00${offset}`.length) }
}

export function isMoment(moment: string): boolean {
  return /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:00\+08:00$/.test(moment)
}

/** An instant in the zone's time, to the minute, as a form has it. */
export function zoneMoment(instant: string | undefined): string {
  if (instant === undefined) return ''
  const at = new Date(instant)
  const time = new Date(at.getTime() + offsetMilliseconds).toISOString().slice(11, 16)
  return momentOf({ day: zoneToday(at), time })
}

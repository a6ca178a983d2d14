import { zoneTime } from '@portal/protocol/kernel/today.ts'
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import { formatDay, formatMoment } from './format.ts'
import { dateFormatter } from './formatters.ts'
import { useLanguage } from './use-language.ts'

const never = () => () => {}

const IsZoneTime = createContext(false)

/** Days and times inside are the zone's: where they are counted from, or read by its staff, whoever else reads along. */
export function InZoneTime({ children }: { children: ReactNode }) {
  return <IsZoneTime value>{children}</IsZoneTime>
}

/** The time zone that days and times are told in: the reader's own; on the server, which does not know it, the zone's. */
export function useTimeZone(): string {
  const own = useSyncExternalStore(
    never,
    () => dateFormatter().resolvedOptions().timeZone,
    () => zoneTime,
  )
  return useContext(IsZoneTime) ? zoneTime : own
}

/** Words for an instant (ISO 8601). */
export function useFormatMoment(): (instant: string) => string {
  const language = useLanguage()
  const timeZone = useTimeZone()
  return (instant) => formatMoment(instant, language, timeZone)
}

/** The day alone of an instant, as a history beside it tells it. */
export function useFormatDay(): (instant: string) => string {
  const language = useLanguage()
  const timeZone = useTimeZone()
  return (instant) => formatDay(instant, language, timeZone)
}

/** An instant to the minute; a dash where there is none. */
export function Moment({ at }: { at: string | null }) {
  const format = useFormatMoment()
  return at ? <time dateTime={at}>{format(at)}</time> : '--'
}

import { zoneTime } from '@portal/protocol/kernel/today.ts'
import { useSyncExternalStore } from 'react'
import { formatDay, formatMoment } from './format.ts'
import { dateFormatter } from './formatters.ts'
import { useLanguage } from './use-language.ts'

const never = () => () => {}

/** The reader's own time zone; on the server, which does not know it, the zone's. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    never,
    () => dateFormatter().resolvedOptions().timeZone,
    () => zoneTime,
  )
}

/** Words for an instant (ISO 8601) in the reader's own time; on the server, which does not know it, in the zone's. */
export function useFormatMoment(): (instant: string) => string {
  const language = useLanguage()
  const timeZone = useTimeZone()
  return (instant) => formatMoment(instant, language, timeZone)
}

/** The day alone of an instant: beside a history, whose instants are in the reader's own time too. */
export function useFormatDay(): (instant: string) => string {
  const language = useLanguage()
  const timeZone = useTimeZone()
  return (instant) => formatDay(instant, language, timeZone)
}

/** An instant in the reader's own time. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{useFormatMoment()(at)}</time>
}

import { useSyncExternalStore } from 'react'
import { formatMoment } from './format.ts'
import { useLanguage } from './use-language.ts'

const never = () => () => {}

/** Words for an instant (ISO 8601) in the reader's own time; on the server, which does not know it, in the zone's. */
export function useFormatMoment(): (instant: string) => string {
  const language = useLanguage()
  const timeZone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'Asia/Shanghai',
  )
  return (instant) => formatMoment(instant, language, timeZone)
}

/** An instant in the reader's own time. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{useFormatMoment()(at)}</time>
}

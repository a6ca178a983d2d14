import { zoneTime } from '@portal/protocol/kernel/today.ts'
import { formatSpan } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'

export interface SpanProps {
  /** Instants (ISO 8601). */
  startsAt: string
  endsAt: string
}

/** When something takes place, in the zone's time. */
export function ZoneSpan({ startsAt, endsAt }: SpanProps) {
  return <time dateTime={startsAt}>{formatSpan(startsAt, endsAt, useLanguage(), zoneTime)}</time>
}

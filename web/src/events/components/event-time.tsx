import { zoneTime } from '@portal/protocol/kernel/today.ts'
import { useTranslation } from 'react-i18next'
import { formatSpan } from '../../ui/format.ts'
import { useTimeZone } from '../../ui/moment.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import classes from './event-time.module.css'
import type { SpanProps } from './zone-span.tsx'

/** When something takes place, in the zone's time, and in the reader's own where that is another. */
export function EventTime({ startsAt, endsAt }: SpanProps) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  const inZone = formatSpan(startsAt, endsAt, language, zoneTime)
  const own = formatSpan(startsAt, endsAt, language, useTimeZone())
  return (
    <>
      <time dateTime={startsAt}>{inZone}</time>
      {own !== inZone && <small className={classes.own}>{t('ownTime', { time: own })}</small>}
    </>
  )
}

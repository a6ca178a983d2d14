import { useTranslation } from 'react-i18next'
import { formatSpan, zoneTime } from '../../ui/format.ts'
import { useTimeZone } from '../../ui/moment.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import classes from './event-time.module.css'

interface EventTimeProps {
  /** Instants (ISO 8601). */
  startsAt: string
  endsAt: string
}

/** When something takes place, in the zone's time. */
export function ZoneSpan({ startsAt, endsAt }: EventTimeProps) {
  return <time dateTime={startsAt}>{formatSpan(startsAt, endsAt, useLanguage(), zoneTime)}</time>
}

/** When something takes place, in the zone's time, and in the reader's own where that is another. */
export function EventTime({ startsAt, endsAt }: EventTimeProps) {
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

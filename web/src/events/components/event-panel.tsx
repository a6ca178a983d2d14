import type { LiveEvent } from '@portal/protocol/events/schemas.ts'
import { zoneTime } from '@portal/protocol/kernel/today.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MovedTimeline } from '../../app/records/moved-timeline.tsx'
import { formatMoment } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { SeatMeter } from '../../ui/seat-meter.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { openStandingOf, ownStandingOf } from '../standing.ts'
import { ApplyButton } from './apply-button.tsx'
import classes from './event-panel.module.css'
import { OwnPart } from './own-part.tsx'

interface EventPanelProps {
  event: LiveEvent
  /** What it is called. */
  title: string
}

/** What is said of it to a reader who has no part in it. */
function Open({ event, title }: EventPanelProps) {
  const { t } = useTranslation('events')
  const standing = openStandingOf(event)
  if (standing === 'over') return <p className={classes.text}>{t('panel.ended')}</p>
  if (standing === 'started') return <p className={classes.text}>{t('panel.started')}</p>
  if (standing === 'closed') return <p className={classes.text}>{t('closed')}</p>
  const isFull = standing === 'full'
  const unlimited = event.seats === null ? t('panel.openTo') : t('panel.free')
  return (
    <>
      <ApplyButton event={event} title={title} isFull={isFull} />
      <p className={classes.hint}>
        {isFull ? t('panel.full') : unlimited}
        {isFull && event.waiting > 0 && ` ${t('panel.queue', { count: event.waiting })}`}
        {event.mine?.state === 'WITHDRAWN' && ` ${t('panel.withdrawn')}`}
      </p>
    </>
  )
}

/** What happened to the reader's application. */
function History({ history }: Pick<NonNullable<LiveEvent['mine']>, 'history'>) {
  const { t } = useTranslation('events')
  return (
    <section aria-label={t('panel.history')} className={classes.history}>
      <MovedTimeline moves={history.map((move) => ({ ...move, title: t(`history.${move.action}`) }))} />
    </section>
  )
}

/** The seats, and what the reader may do: apply, wait, come, or read that it is over. */
export function EventPanel({ event, title }: EventPanelProps) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  const headingId = useId()
  const { state, seats, taken, applyUntil, isOpen, mine } = event
  const standing = mine && ownStandingOf(mine.state, state)
  return (
    <section
      className={classes.panel}
      data-tone={state === 'OVER' ? 'grey' : 'gold'}
      aria-labelledby={headingId}
    >
      <h2 id={headingId} className="visually-hidden">
        {t('panel.title')}
      </h2>
      {isOpen && (
        <p className={classes.deadline}>
          <Icon name="clock" size={16} />
          {t('until', { date: formatMoment(applyUntil, language, zoneTime) })}
        </p>
      )}
      {state === 'NOT_STARTED' && seats !== null && <SeatMeter taken={taken} seats={seats} isLarge />}
      {mine && standing ? (
        <OwnPart event={event} mine={mine} standing={standing} />
      ) : (
        <Open event={event} title={title} />
      )}
      {mine && mine.history.length > 0 && <History history={mine.history} />}
    </section>
  )
}

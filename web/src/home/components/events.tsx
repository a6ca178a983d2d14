import type { Calls } from '@portal/protocol/calls.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { zoneClock, zoneToday } from '@portal/protocol/kernel/today.ts'
import { isOpenAt } from '@portal/protocol/publications/event-state.ts'
import { publicationPath } from '@portal/protocol/publications/kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../app/ask.ts'
import { useApp } from '../../app/page.ts'
import { nameOfWeekday } from '../../ui/calendar-names.ts'
import { DateBlock } from '../../ui/date-block.tsx'
import { formatInstant, formatList } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SeatMeter } from '../../ui/seat-meter.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { eventsQuery } from '../queries.ts'
import { MonthCalendar } from './month-calendar.tsx'
import classes from './events.module.css'

type Events = OutputOf<Calls['home']['events']>

/** The weekday and the hour of an instant, in the zone. */
function hourOf(instant: string, language: Language): string {
  const { date, time } = zoneClock(new Date(instant))
  return `${nameOfWeekday(date, language)} ${time}`
}

function NextEvent({ event, now }: { event: Events['next'][number]; now: number }) {
  const { t } = useTranslation('home')
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  const { id, kind, title, language, startsAt, applyUntil, isOnline, place, heldIn } = event
  const { seats, taken } = event
  const isActivity = kind === 'activity'
  const isOpen = isOpenAt(event, now)
  return (
    <li>
      <DateBlock
        on={zoneToday(new Date(startsAt))}
        note={hourOf(startsAt, reader)}
        tone={isActivity ? 'gold' : 'ink'}
      />
      <div>
        <h3 lang={language}>
          <Link to={publicationPath(kind, id)}>{title}</Link>
        </h3>
        <p className={classes.meta}>
          <Tag tone={isActivity ? 'gold' : 'ink'}>
            {t(isActivity ? 'events.activity' : 'events.training')}
          </Tag>
          {isOnline ? <span>{t('events.online')}</span> : place && <span lang={language}>{place}</span>}
          {heldIn.length > 0 && (
            <span>
              {formatList(
                heldIn.map((spoken) => ui(`languageNames.${spoken}`)),
                reader,
              )}
            </span>
          )}
          <span>
            {isOpen ? t('events.until', { date: formatInstant(applyUntil, reader) }) : t('events.closed')}
          </span>
        </p>
        {seats !== null && isOpen && <SeatMeter taken={taken} seats={seats} />}
      </div>
    </li>
  )
}

/** Trainings and activities: the month, and what begins next; nothing where there are none. */
export function Events() {
  const { t } = useTranslation('home')
  const lang = useLanguage()
  const query = useQuery(eventsQuery(useApp()))
  if (query.data?.days.length === 0 && query.data.next.length === 0) return null
  return (
    <section aria-label={t('events.title')}>
      <SectionHead
        title={t('events.title')}
        lead={t('events.lead')}
        more={{ to: '/information/train', words: t('events.more') }}
      />
      <QueryView query={query} skeleton={<Skeleton height={420} />}>
        {({ today, days, next }) => (
          <div className={classes.events}>
            <MonthCalendar today={today} days={days} />
            <div className={classes.next}>
              {next.length === 0 ? (
                <p className={classes.meta}>{t('events.none')}</p>
              ) : (
                <ul>
                  {next.map((event) => (
                    // Of the answer, which the browser has from the server as it was: both tell the same.
                    <NextEvent key={event.id} event={event} now={query.dataUpdatedAt} />
                  ))}
                </ul>
              )}
              <p className={classes.more}>
                <a
                  href={fileAddress('events', 'calendarFeed', {
                    params: { kind: 'training' },
                    query: { lang },
                  })}
                >
                  {t('events.subscribe')}
                </a>
                <Link to="/communication/activity">{t('events.moreActivities')} ›</Link>
              </p>
            </div>
          </div>
        )}
      </QueryView>
    </section>
  )
}

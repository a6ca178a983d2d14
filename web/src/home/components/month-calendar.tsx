import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addMonths, weeksOf } from '../../ui/calendar-days.ts'
import { monthHeading, weekdayColumns } from '../../ui/calendar-names.ts'
import { Dropdown } from '../../ui/dropdown.tsx'
import { formatDate } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { dayPlaces, type DayPlace } from '../day-places.ts'
import classes from './month-calendar.module.css'

type Events = OutputOf<Calls['home']['events']>

/** This month and the next two, as many as the server tells of. */
const monthsAhead = 2
/** Thursday, in weeks that begin on Monday. */
const midweek = 3

interface DayProps {
  day: string
  isToday: boolean
  places: readonly DayPlace[]
  /** Its list opens to the left, where there is no room to the right. */
  isLate: boolean
}

/** A day of the month; one on which something begins leads to it, of several to the list of that day. */
function Day({ day, isToday, places, isLate }: DayProps) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const number = Number(day.slice(8))
  const [place, other] = places
  if (!place) return <span aria-current={isToday ? 'date' : undefined}>{number}</span>
  const title = places.flatMap(({ marked }) => marked.map((one) => one.title)).join(' · ')
  const name = t('events.day', { date: formatDate(day, language), title })
  if (other) {
    return (
      <Dropdown
        label={number}
        name={name}
        className={classes.both}
        isCurrent={isToday}
        hasArrow={false}
        align={isLate ? 'end' : 'start'}
      >
        {places.map(({ kind, marked, to }) => (
          <li key={kind}>
            <Link to={to}>
              {t(`events.${kind}`)} · {marked.length}
            </Link>
          </li>
        ))}
      </Dropdown>
    )
  }
  return (
    <Link
      to={place.to}
      data-tone={place.kind === 'activity' ? 'gold' : 'ink'}
      aria-current={isToday ? 'date' : undefined}
      aria-label={name}
      title={title}
    >
      {number}
    </Link>
  )
}

/** A month with the days on which something begins. */
export function MonthCalendar({ today, days }: Pick<Events, 'today' | 'days'>) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const [ahead, setAhead] = useState(0)
  const month = addMonths(`${today.slice(0, 7)}-01`, ahead).slice(0, 7)
  const name = monthHeading(month, language)
  const weeks = weeksOf(month).filter((week) => week.some((day) => day.startsWith(month)))
  return (
    <div className={classes.calendar}>
      <div className={classes.head}>
        <b aria-live="polite">{name}</b>
        <button
          type="button"
          aria-label={t('events.previous')}
          disabled={ahead === 0}
          onClick={() => setAhead(ahead - 1)}
        >
          <Icon name="left" size={16} />
        </button>
        <button
          type="button"
          aria-label={t('events.next')}
          disabled={ahead === monthsAhead}
          onClick={() => setAhead(ahead + 1)}
        >
          <Icon name="right" size={16} />
        </button>
      </div>
      <table aria-label={t('events.month', { month: name })}>
        <thead>
          <tr>
            {weekdayColumns(language).map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day, at) => (
                <td key={day}>
                  {day.startsWith(month) && (
                    <Day
                      day={day}
                      isToday={day === today}
                      places={dayPlaces(day, days)}
                      isLate={at >= midweek}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.key}>
        <span data-tone="ink">{t('events.training')}</span>
        <span data-tone="gold">{t('events.activity')}</span>
      </p>
    </div>
  )
}

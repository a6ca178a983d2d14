import { useTranslation } from 'react-i18next'
import { daysBetween, deadlineTone } from './deadline.ts'
import classes from './deadline-tag.module.css'
import { formatDate } from './format.ts'
import { useLanguage } from './use-language.ts'

interface DeadlineProps {
  /** Calendar dates, YYYY-MM-DD, in the zone: the last day, and the day it is now. */
  on: string
  today: string
  /** The first day, from which the ring's share is counted; thirty days before the last unless told. */
  from?: string
}

/** Length of the ring in days, where a beginning is not known. */
const usualDays = 30

function useDaysLeft(on: string, today: string): string {
  const { t } = useTranslation()
  const days = daysBetween(today, on)
  if (days === 0) return t('parts.dueToday')
  return days > 0 ? t('parts.daysLeft', { count: days }) : t('parts.daysPast', { count: -days })
}

/** How long is left, with a ring for the share of the time. */
export function DeadlineTag({ on, today, from }: DeadlineProps) {
  const words = useDaysLeft(on, today)
  const days = daysBetween(today, on)
  const whole = from ? Math.max(1, daysBetween(from, on)) : usualDays
  const share = Math.min(1, Math.max(0, days / whole))
  return (
    <span className={classes.due} data-tone={deadlineTone(days)}>
      <svg width="14" height="14" viewBox="0 0 14 14" fill="none" aria-hidden="true">
        <circle cx="7" cy="7" r="5.25" className={classes.ring} />
        {share > 0 && (
          <circle cx="7" cy="7" r="5.25" pathLength={100} strokeDasharray={`${share * 100} 100`} />
        )}
      </svg>
      <time dateTime={on}>{words}</time>
    </span>
  )
}

/** A deadline at the edge of a row: the days large, the date below. */
export function DueBlock({ on, today }: Pick<DeadlineProps, 'on' | 'today'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useDaysLeft(on, today)
  return (
    <span className={classes.block} data-tone={deadlineTone(daysBetween(today, on))}>
      <b>{words}</b>
      <small>{t('parts.until', { date: formatDate(on, language) })}</small>
    </span>
  )
}

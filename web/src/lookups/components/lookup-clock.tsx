import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/format.ts'
import { daysBetween } from '../../ui/deadline.ts'
import { useFormatDay } from '../../ui/moment.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import type { DeskLookup } from '../standing.ts'
import classes from './lookup-clock.module.css'

type Clocked = Pick<
  DeskLookup,
  | 'state'
  | 'submittedAt'
  | 'acceptedAt'
  | 'endedAt'
  | 'dueOn'
  | 'daysLeft'
  | 'daysTaken'
  | 'expectedDays'
  | 'quote'
>

/** The days that were agreed on: the quote's, where one was accepted. */
const agreedDays = ({ quote, expectedDays }: Clocked) => (quote?.acceptedAt ? quote.days : expectedDays)

/** How long is left, or how long it took, as a number with words. */
function useTold(lookup: Clocked) {
  const { t } = useTranslation('lookups')
  const { daysLeft, daysTaken } = lookup
  const agreed = agreedDays(lookup)
  const told = [t('clock.agreed', { count: agreed })]
  if (daysTaken !== null) {
    const early = agreed - daysTaken
    if (early > 0) told.push(t('clock.early', { count: early }))
    else told.push(early === 0 ? t('clock.onTime') : t('clock.over', { count: -early }))
    return {
      tone: early < 0 ? 'seal' : 'jade',
      number: daysTaken,
      words: t('clock.taken', { count: daysTaken }),
      told,
    }
  }
  if (daysLeft === null) return { tone: 'grey', number: null, words: t('clock.waits'), told: [] }
  if (daysLeft === 0) return { tone: 'gold', number: null, words: t('clock.today'), told }
  if (daysLeft < 0)
    return { tone: 'seal', number: -daysLeft, words: t('clock.late', { count: -daysLeft }), told }
  return { tone: 'ink', number: daysLeft, words: t('clock.left', { count: daysLeft }), told }
}

/** The working days of a lookup, from the application over its acceptance to the day agreed. */
export function LookupClock({ lookup }: { lookup: Clocked }) {
  const { t } = useTranslation('lookups')
  const language = useLanguage()
  const formatDay = useFormatDay()
  const { tone, number, words, told } = useTold(lookup)
  const { state, submittedAt, acceptedAt, endedAt, dueOn } = lookup
  if (acceptedAt === null || dueOn === null) return null
  const first = zoneToday(new Date(submittedAt))
  const accepted = zoneToday(new Date(acceptedAt))
  const now = endedAt ? zoneToday(new Date(endedAt)) : zoneToday()
  const last = now > dueOn ? now : dueOn
  const whole = Math.max(1, daysBetween(first, last))
  const share = (day: string) => (daysBetween(first, day) / whole) * 100
  const event = (name: string, at: string) => ({
    name,
    day: zoneToday(new Date(at)),
    at,
    said: formatDay(at),
  })
  const marks = [
    event(t('clock.submitted'), submittedAt),
    event(t('clock.accepted'), acceptedAt),
    ...(state === 'COMPLETED' && endedAt ? [event(t('clock.ended'), endedAt)] : []),
    { name: t('clock.due'), day: dueOn, at: dueOn, said: formatDate(dueOn, language) },
  ].toSorted((one, other) => one.day.localeCompare(other.day))
  return (
    <section className={classes.clock} data-tone={tone} aria-label={t('clock.label')}>
      <p className={classes.told}>
        {number !== null && <b>{number}</b>}
        <span>
          {words}
          <small>{told.join(' · ')}</small>
        </span>
      </p>
      <svg width="100%" height="14" aria-hidden="true">
        <rect y="4" width="100%" height="6" rx="3" className={classes.way} />
        <rect y="4" width={`${share(now)}%`} height="6" rx="3" className={classes.gone} />
        <circle cx={`${Math.min(98, Math.max(2, share(accepted)))}%`} cy="7" r="5" />
        {now > dueOn && <circle cx={`${Math.min(98, share(dueOn))}%`} cy="7" r="5" />}
      </svg>
      <ol className={classes.marks}>
        {marks.map(({ name, at, said }) => (
          <li key={name}>
            {name} <time dateTime={at}>{said}</time>
          </li>
        ))}
      </ol>
      <p className={classes.zone}>{t('clock.zone')}</p>
    </section>
  )
}

import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { zoneTime } from '@portal/protocol/kernel/today.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { formatMoment, formatMonth, formatNumber } from '../../ui/format.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { statisticsQuery } from '../queries.ts'
import classes from './statistics.module.css'

type Counts = OutputOf<Calls['home']['statistics']>

const counted = [
  'laws',
  'cases',
  'requirementsPublished',
  'cooperations',
  'providers',
  'lookupsCompleted',
] as const

const hoursOfDay = 24
/** From so many hours on, days are easier to grasp. */
const longInHours = 48

/** How many requirements were published in each month, as bars. */
function Months({ months }: Pick<Counts, 'months'>) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const most = Math.max(1, ...months.map(({ count }) => count))
  return (
    <figure className={classes.months}>
      <ul>
        {months.map(({ month, count }) => (
          <li key={month} title={t('statistics.month', { month: formatMonth(month, language), count })}>
            <i style={{ height: `${Math.max(4, (count / most) * 100)}%` }} aria-hidden="true" />
            <span className="visually-hidden">
              {t('statistics.month', { month: formatMonth(month, language), count })}
            </span>
          </li>
        ))}
      </ul>
      <figcaption>
        {t('statistics.months')}
        <b>{t('statistics.thisMonth', { count: months.at(-1)?.count ?? 0 })}</b>
      </figcaption>
    </figure>
  )
}

function Figure({ value, words }: { value: number; words: string }) {
  const language = useLanguage()
  return (
    <div>
      <dd>{formatNumber(value, language)}</dd>
      <dt>{words}</dt>
    </div>
  )
}

function Answer({ hours }: { hours: number }) {
  const { t } = useTranslation('home')
  return hours < longInHours ? (
    <Figure value={hours} words={t('statistics.figures.answerHours')} />
  ) : (
    <Figure value={Math.round((hours / hoursOfDay) * 10) / 10} words={t('statistics.figures.answerDays')} />
  )
}

/** What each figure counts, once somebody asks. */
function Meaning({ hasAnswers }: { hasAnswers: boolean }) {
  const { t } = useTranslation('home')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={classes.meaning} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('statistics.meaning')}</summary>
      {isOpen && (
        <ul>
          {counted.map((name) => (
            <li key={name}>
              <b>{t(`statistics.figures.${name}`)}</b> {t(`statistics.means.${name}`)}
            </li>
          ))}
          {hasAnswers && (
            <li>
              <b>{t('statistics.figures.answerHours')}</b> {t('statistics.means.answer')}
            </li>
          )}
        </ul>
      )}
    </details>
  )
}

/** What the portal holds and what came of it, with the moment it is of and what each figure counts. */
export function Statistics() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const query = useQuery(statisticsQuery(useApp()))
  return (
    <section aria-label={t('statistics.title')} className={classes.statistics}>
      <QueryView query={query} skeleton={<Skeleton height={220} />}>
        {(counts) => (
          <>
            <div className={classes.head}>
              <div>
                <h2>{t('statistics.title')}</h2>
                <p>
                  {t('statistics.countedAt', { moment: formatMoment(counts.countedAt, language, zoneTime) })}
                </p>
              </div>
              <Months months={counts.months} />
            </div>
            <dl className={classes.figures}>
              {counted.map((name) => (
                <Figure key={name} value={counts[name]} words={t(`statistics.figures.${name}`)} />
              ))}
              {counts.answerHours !== null && <Answer hours={counts.answerHours} />}
            </dl>
            <Meaning hasAnswers={counts.answerHours !== null} />
          </>
        )}
      </QueryView>
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import classes from '../../app/admin/page.module.css'
import { RecordTable } from '../../app/lists/record-table.tsx'
import styles from './registrations.module.css'

/** Height of the drawing, in its units; each day is ten of them wide. */
const height = 100
const dayWidth = 10

interface RegistrationsProps {
  /** Oldest first. */
  days: readonly { day: string; count: number }[]
}

/** How many registered on each day: bars, and the same in a table. */
export function Registrations({ days }: RegistrationsProps) {
  const { t } = useTranslation('oversight')
  const language = useLanguage()
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const most = Math.max(1, ...days.map(({ count }) => count))
  return (
    <section className={classes.section} aria-labelledby="registrations">
      <h2 id="registrations">{t('overview.registrations')}</h2>
      <p className={classes.hint}>{t('overview.registrationsTotal', { count: total })}</p>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${days.length * dayWidth} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('overview.chart')}
      >
        {days.map(({ day, count }, place) => {
          const bar = Math.max((count / most) * height, 1)
          return (
            <rect key={day} x={place * dayWidth + 1} y={height - bar} width={dayWidth - 2} height={bar}>
              <title>{`${formatDate(day, language)}: ${count}`}</title>
            </rect>
          )
        })}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{formatDate(days[0]?.day, language)}</span>
        <span>{formatDate(days.at(-1)?.day, language)}</span>
      </p>
      <details>
        <summary>{t('overview.table')}</summary>
        <RecordTable
          isNarrow
          label={t('overview.registrations')}
          rows={days.toReversed()}
          keyOf={({ day }) => day}
          columns={[
            { name: 'day', label: t('overview.day'), render: ({ day }) => formatDate(day, language) },
            { name: 'count', label: t('overview.count'), render: ({ count }) => count },
          ]}
        />
      </details>
    </section>
  )
}

import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import type { Bar } from '../figures.ts'
import classes from './bar-chart.module.css'

interface BarChartProps {
  title: string
  bars: readonly Bar[]
  /** Years stand upright side by side; names lie below one another. */
  isUpright: boolean
}

/** Length of a bar as a part of the longest. */
const share = (length: number) => ({ '--share': length }) as CSSProperties

/** A bar chart whose bars lead to narrower figures. */
export function BarChart({ title, bars, isUpright }: BarChartProps) {
  const { t } = useTranslation('cases')
  const reader = useLanguage()
  const longest = Math.max(...bars.map(({ count }) => count))
  return (
    <div className={`${isUpright ? classes.upright : classes.lying} no-print`}>
      <ol aria-label={t('analysis.chart', { title })}>
        {bars.map(({ value, label, language, count, narrowed }) => (
          <li key={value}>
            {narrowed === null ? (
              <span className={classes.bar}>
                <span className={classes.label}>{label}</span>
              </span>
            ) : (
              <Link to={narrowed} className={classes.bar} title={t('analysis.narrow', { name: label })}>
                <span className={classes.label} lang={language}>
                  {label}
                </span>{' '}
                <span className={classes.length} style={share(count / longest)}>
                  {formatNumber(count, reader)}
                </span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

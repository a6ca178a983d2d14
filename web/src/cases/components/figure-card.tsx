import type { CaseAnalysis } from '@portal/protocol/cases/schemas.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseAddress } from '../case-address.ts'
import { figureBars, figureRows, type FigureName } from '../figures.ts'
import { BarChart } from './bar-chart.tsx'
import classes from './figure-card.module.css'
import { FigureTable } from './figure-table.tsx'

interface FigureCardProps {
  name: FigureName
  analysis: CaseAnalysis
  address: CaseAddress
}

/** How many cases a figure rests on, and why they may be fewer than those found. */
function Basis({ name, analysis }: Omit<FigureCardProps, 'address'>) {
  const { t } = useTranslation('cases')
  const { basis } = analysis[name]
  const total = analysis.total
  if (name === 'articles') return t('analysis.articlesBasis', { count: basis })
  if (basis < total) return t('analysis.basisOf', { count: basis, total })
  return t('analysis.basis', { count: basis })
}

/** One figure: how many cases it rests on, a chart, and behind a touch the same as a table. */
export function FigureCard({ name, analysis, address }: FigureCardProps) {
  const { t } = useTranslation('cases')
  const rows = useMemo(() => figureRows(name, analysis, address), [name, analysis, address])
  const bars = useMemo(() => figureBars(name, rows), [name, rows])
  const title = t(`analysis.${name}`)
  const id = `figure-${name}`
  return (
    <section className={classes.card} data-wide={name === 'year' || undefined} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={classes.basis}>
        <Basis name={name} analysis={analysis} />
      </p>
      {rows.length === 0 ? (
        <p>{t('analysis.none')}</p>
      ) : (
        <>
          <BarChart title={title} bars={bars} isUpright={name === 'year'} />
          {name !== 'year' && rows.length > bars.length && (
            <p className={`${classes.basis} no-print`}>
              {t('analysis.shown', { shown: bars.length, count: rows.length })}
            </p>
          )}
          <details className={classes.table}>
            <summary>{t('analysis.table')}</summary>
            <FigureTable
              title={title}
              heading={name === 'articles' ? t('analysis.article') : title}
              rows={rows}
              basis={analysis[name].basis}
            />
          </details>
        </>
      )}
    </section>
  )
}

import type { CaseAnalysis } from '@portal/protocol/cases/schemas.ts'
import { useTranslation } from 'react-i18next'
import { AppliedFilters } from '../../search/applied-filters.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import {
  clearCaseFilters,
  writeAnalysisAddress,
  writeCaseAddress,
  type CaseAddress,
} from '../case-address.ts'
import { figureNames } from '../figures.ts'
import classes from './analysis-figures.module.css'
import { FigureCard } from './figure-card.tsx'
import { useApplied } from './use-applied.ts'

interface AnalysisFiguresProps {
  analysis: CaseAnalysis
  address: CaseAddress
  /** Whether these are still the figures of the filters before. */
  isStale: boolean
}

/** Every figure over the cases that meet the filters, and the way to their list. */
export function AnalysisFigures({ analysis, address, isStale }: AnalysisFiguresProps) {
  const { t } = useTranslation('cases')
  const { year, type, cause, court, country, documentType, total } = analysis
  const counts = {
    year: year.items,
    type: type.items,
    cause: cause.items,
    court: court.items,
    country: country.items,
    documentType: documentType.items,
  }
  const applied = useApplied(address, counts, writeAnalysisAddress)
  return (
    <div className={classes.figures} data-stale={isStale || undefined} aria-busy={isStale}>
      <AppliedFilters applied={applied} clear={writeAnalysisAddress(clearCaseFilters(address))} />
      <div className={classes.summary}>
        <p role="status">{t('analysis.total', { count: total })}</p>
        <ButtonLink to={writeCaseAddress(address)} variant="default">
          {t('analysis.list', { count: total })}
        </ButtonLink>
      </div>
      {figureNames.map((name) => (
        <FigureCard key={name} name={name} analysis={analysis} address={address} />
      ))}
    </div>
  )
}

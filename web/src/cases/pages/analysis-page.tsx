import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { useLocationAhead } from '../../app/location-ahead.ts'
import { definePage, useApp } from '../../app/page.ts'
import { TextLanguages } from '../../search/text-languages.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import {
  hasCaseFilters,
  readCaseAddress,
  toAnalysis,
  writeAnalysisAddress,
  type CaseAddress,
} from '../case-address.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AnalysisFigures } from '../components/analysis-figures.tsx'
import { CaseSearchForm } from '../components/case-search-form.tsx'
import { analysisQuery, caseChoicesQuery, caseCoverageQuery, citedQuery } from '../queries.ts'
import classes from './analysis-page.module.css'

function FigureSkeleton() {
  return (
    <div className={classes.figures}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={340} />
      ))}
    </div>
  )
}

/** Says that figures over samples are no figures of real courts. */
function SamplesNote() {
  const { t } = useTranslation('cases')
  const { data } = useQuery(caseCoverageQuery(useApp()))
  const samples = data?.countries.reduce((sum, country) => sum + country.samples, 0) ?? 0
  if (!data || samples * 2 <= data.cases) return null
  return <p className={classes.samples}>{t('analysis.samples')}</p>
}

function AnalysisPage() {
  const { t } = useTranslation('cases')
  const { t: search } = useTranslation('search')
  const { t: screen } = useTranslation('screens')
  const context = useApp()
  const navigate = useNavigate()
  const { search: asked } = useLocationAhead()
  const address = useMemo(() => readCaseAddress(new URLSearchParams(asked)), [asked])
  const query = useQuery(analysisQuery(context, toAnalysis(address)))
  const go = (next: CaseAddress) => void navigate(writeAnalysisAddress(next))
  const name = screen('legal/analysis')

  return (
    <div className="wrap">
      <PageHead
        title={name}
        description={t('analysis.lead')}
        canonical="/legal/analysis"
        noIndex={address.keyword !== '' || hasCaseFilters(address)}
      />
      <PageHeader title={name} lead={t('analysis.lead')} />
      <CaseSearchForm address={address} onSearch={go} action={t('analysis.apply')} hasOrder={false} />
      <div className={`${classes.tools} no-print`}>
        <TextLanguages
          chosen={address.language}
          addressOf={(language) => writeAnalysisAddress({ ...address, language })}
        />
      </div>
      <SamplesNote />
      <QueryView query={query} skeleton={<FigureSkeleton />}>
        {(analysis) =>
          analysis.total === 0 ? (
            <Notice spot="nothing-found" title={t('analysis.empty')} text={t('analysis.emptyHint')}>
              <ButtonLink to="/legal/analysis">{search('filters.clear')}</ButtonLink>
            </Notice>
          ) : (
            <AnalysisFigures analysis={analysis} address={address} isStale={query.isPlaceholderData} />
          )
        }
      </QueryView>
    </div>
  )
}

export const { page } = definePage({
  load: ({ context, url }) => {
    const address = readCaseAddress(url.searchParams)
    return Promise.all([
      context.queries.prefetchQuery(analysisQuery(context, toAnalysis(address))),
      context.queries.prefetchQuery(caseChoicesQuery(context)),
      context.queries.prefetchQuery(caseCoverageQuery(context)),
      address.cites && context.queries.prefetchQuery(citedQuery(context, address.cites)),
    ])
  },
  Component: AnalysisPage,
})

import { caseFacetNames } from '@portal/protocol/cases/constants.ts'
import { casesList } from '@portal/protocol/cases/lists.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { SaveSearch } from '../../alerts/door/save-search.tsx'
import { fileAddress } from '../../app/ask.ts'
import { PageHead } from '../../app/head.tsx'
import { useLocationAhead } from '../../app/location-ahead.ts'
import { definePage, useApp } from '../../app/page.ts'
import { DownloadFound } from '../../search/download-found.tsx'
import { Facets } from '../../search/facets.tsx'
import { SearchResults } from '../../search/search-results.tsx'
import { SearchTabs } from '../../search/search-tabs.tsx'
import { TextLanguages } from '../../search/text-languages.tsx'
import { Link } from '../../ui/link.tsx'
import {
  readCaseAddress,
  toCaseSearch,
  toCaseTable,
  writeAnalysisAddress,
  writeCaseAddress,
  type CaseAddress,
} from '../case-address.ts'
import { CaseSearchAnswer } from '../components/case-search-answer.tsx'
import { CaseSearchForm } from '../components/case-search-form.tsx'
import { useApplied } from '../components/use-applied.ts'
import { caseChoicesQuery, caseSearchQuery, citedQuery } from '../queries.ts'
import classes from './case-search-page.module.css'

function CaseSearchPage() {
  const { t } = useTranslation('cases')
  const { t: search } = useTranslation('search')
  const context = useApp()
  const navigate = useNavigate()
  const { search: asked } = useLocationAhead()
  const address = readCaseAddress(new URLSearchParams(asked))
  const query = useQuery(caseSearchQuery(context, toCaseSearch(address)))
  const go = (next: CaseAddress) => void navigate(writeCaseAddress(next))
  const applied = useApplied(address, query.data?.facets, writeCaseAddress)
  const name = search('tabs.cases')

  return (
    <div className="wrap">
      <PageHead
        title={address.keyword ? `${address.keyword.slice(0, 60)} - ${name}` : name}
        description={t('form.placeholder')}
        canonical="/legal/query?tab=cases"
        noIndex={address.keyword !== ''}
      />
      <h1 className="visually-hidden">{name}</h1>
      <SearchTabs current="cases" carried={address} />
      <CaseSearchForm address={address} onSearch={go} hasOrder />
      <SearchResults
        query={query}
        chosen={applied.length + (address.language ? 1 : 0)}
        total={(count) => t('results.total', { count })}
        facets={
          query.data && (
            <Facets
              titles={caseFacetNames.map((facet) => [facet, t(`facets.${facet}`)] as const)}
              counts={query.data.facets}
              chosen={address}
              onChoose={(facet, values) => go({ ...address, [facet]: values, page: 1 })}
            >
              <TextLanguages
                chosen={address.language}
                addressOf={(language) => writeCaseAddress({ ...address, language, page: 1 })}
              />
            </Facets>
          )
        }
        tools={
          <>
            <SaveSearch of="judgment" list={casesList} filters={address} />
            <DownloadFound
              total={query.data?.page.totalElements ?? 0}
              addressOf={(format) => fileAddress('cases', 'table', { query: toCaseTable(address, format) })}
            />
            <Link to={writeAnalysisAddress(address)} className={classes.analyse}>
              {t('form.analyse')} ›
            </Link>
          </>
        }
        addressOf={(page) => writeCaseAddress({ ...address, page })}
        onPage={(page) => go({ ...address, page })}
      >
        {(answer) => <CaseSearchAnswer answer={answer} address={address} applied={applied} />}
      </SearchResults>
    </div>
  )
}

export const { page } = definePage({
  load: ({ context, url }) => {
    const address = readCaseAddress(url.searchParams)
    return Promise.all([
      context.queries.prefetchQuery(caseSearchQuery(context, toCaseSearch(address))),
      context.queries.prefetchQuery(caseChoicesQuery(context)),
      address.cites && context.queries.prefetchQuery(citedQuery(context, address.cites)),
    ])
  },
  Component: CaseSearchPage,
})

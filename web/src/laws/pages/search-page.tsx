import { facetNames } from '@portal/protocol/laws/constants.ts'
import { lawsList } from '@portal/protocol/laws/lists.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { SaveSearch } from '../../alerts/door/save-search.tsx'
import { fileAddress } from '../../app/ask.ts'
import { PageHead } from '../../app/head.tsx'
import { useLocationAhead } from '../../app/location-ahead.ts'
import { definePage, useApp } from '../../app/page.ts'
import { dictionaryQuery } from '../../reference/queries.ts'
import { DownloadFound } from '../../search/download-found.tsx'
import { Facets } from '../../search/facets.tsx'
import { SearchResults } from '../../search/search-results.tsx'
import { SearchTabs } from '../../search/search-tabs.tsx'
import { TextLanguages } from '../../search/text-languages.tsx'
import { SearchAnswer } from '../components/search-answer.tsx'
import { LawSearchForm } from '../components/search-form.tsx'
import { useApplied } from '../components/use-applied.ts'
import { searchQuery } from '../queries.ts'
import { readAddress, toSearch, toTable, writeAddress, type SearchAddress } from '../search-address.ts'

function SearchPage() {
  const { t } = useTranslation('laws')
  const { t: screen } = useTranslation('screens')
  const context = useApp()
  const navigate = useNavigate()
  const { search } = useLocationAhead()
  const address = readAddress(new URLSearchParams(search))
  const query = useQuery(searchQuery(context, toSearch(address, context.country())))
  const go = (next: SearchAddress) => void navigate(writeAddress(next))
  const applied = useApplied(address, query.data?.facets)
  const name = screen('legal/query')

  return (
    <div className="wrap">
      <PageHead
        title={address.keyword ? `${address.keyword.slice(0, 60)} - ${name}` : name}
        description={t('info.lead')}
        canonical="/legal/query"
        noIndex={address.keyword !== ''}
      />
      <h1 className="visually-hidden">{name}</h1>
      <SearchTabs current="laws" carried={address} />
      <LawSearchForm address={address} onSearch={go} />
      <SearchResults
        query={query}
        chosen={applied.length + (address.language ? 1 : 0)}
        total={(count) => t('results.total', { count })}
        facets={
          query.data && (
            <Facets
              titles={facetNames.map((facet) => [facet, t(`facets.${facet}`)] as const)}
              counts={query.data.facets}
              chosen={address}
              onChoose={(facet, values) => go({ ...address, [facet]: values, page: 1 })}
            >
              <TextLanguages
                chosen={address.language}
                addressOf={(language) => writeAddress({ ...address, language, page: 1 })}
              />
            </Facets>
          )
        }
        tools={
          <>
            <SaveSearch of="law" list={lawsList} filters={address} />
            <DownloadFound
              total={query.data?.page.totalElements ?? 0}
              addressOf={(format) =>
                fileAddress('laws', 'table', { query: toTable(address, context.country(), format) })
              }
            />
          </>
        }
        addressOf={(page) => writeAddress({ ...address, page })}
        onPage={(page) => go({ ...address, page })}
      >
        {(answer) => <SearchAnswer answer={answer} address={address} applied={applied} />}
      </SearchResults>
    </div>
  )
}

export const { page } = definePage({
  load: ({ context, url }) =>
    Promise.all([
      context.queries.prefetchQuery(dictionaryQuery(context, 'COUNTRY')),
      context.queries.prefetchQuery(
        searchQuery(context, toSearch(readAddress(url.searchParams), context.country())),
      ),
    ]),
  Component: SearchPage,
})

import { Button, Skeleton } from '@mantine/core'
import type { FacetName } from '@portal/protocol/laws/constants.ts'
import type { LawHit as Hit, LawSearchAnswer } from '@portal/protocol/laws/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { AppliedFilters } from '../components/applied-filters.tsx'
import { Facets } from '../components/facets.tsx'
import { LawHit } from '../components/law-hit.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { SearchTabs } from '../components/search-tabs.tsx'
import { searchQuery } from '../queries.ts'
import { readAddress, toggleFacet, toSearch, writeAddress, type SearchAddress } from '../search-address.ts'
import classes from './search-page.module.css'

function ResultSkeleton() {
  return (
    <>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={classes.skeleton}>
          <Skeleton height={22} width="45%" />
          <Skeleton height={14} width="70%" />
          <Skeleton height={44} />
        </div>
      ))}
    </>
  )
}

function NothingFound({ answer, address }: { answer: LawSearchAnswer; address: SearchAddress }) {
  const { t } = useTranslation('laws')
  return (
    <Notice title={t('results.empty')} text={t('results.emptyHint')}>
      {answer.didYouMean.length > 0 && (
        <p className={classes.suggestions}>
          {t('results.didYouMean')}
          {answer.didYouMean.map((keyword) => (
            <Link key={keyword} to={writeAddress({ ...address, keyword, page: 1 })}>
              {keyword}
            </Link>
          ))}
        </p>
      )}
      <Button component={Link} to="/legal/apply">
        {t('results.apply')}
      </Button>
      <Button component={Link} to="/legal/query" variant="default">
        {t('results.browse')}
      </Button>
    </Notice>
  )
}

function SearchPage() {
  const { t } = useTranslation('laws')
  const { t: name } = useTranslation('screens')
  const context = useApp()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [areFiltersOpen, setFiltersOpen] = useState(false)
  const address = readAddress(search)
  const query = useQuery(searchQuery(context, toSearch(address)))
  const go = (next: SearchAddress) => void navigate(writeAddress(next))
  const toggle = (facet: FacetName, value: string) => go(toggleFacet(address, facet, value))

  const facets = query.data && <Facets facets={query.data.facets} chosen={address.facets} onToggle={toggle} />
  const countryName = (code: string) =>
    query.data?.facets.country.find(({ value }) => value === code)?.label ?? code

  return (
    <div className="wrap">
      <PageHead
        title={
          address.keyword ? `${address.keyword.slice(0, 60)} - ${name('legal/query')}` : name('legal/query')
        }
        description={t('info.lead')}
        canonical="/legal/query"
        noIndex={address.keyword !== ''}
      />
      <h1 className="visually-hidden">{name('legal/query')}</h1>
      <SearchTabs />
      <SearchForm key={search.toString()} address={address} onSearch={go} />
      <div className={classes.layout}>
        <aside className={classes.aside} aria-label={t('form.filters')}>
          {facets ?? <Skeleton height={420} radius="lg" />}
        </aside>
        <section aria-label={t('results.label')} aria-busy={query.isFetching} className={classes.results}>
          <QueryView query={query} skeleton={<ResultSkeleton />}>
            {(answer) => (
              <div data-stale={query.isPlaceholderData || undefined} className={classes.answer}>
                <div className={classes.summary}>
                  <p role="status">{t('results.total', { count: answer.page.totalElements })}</p>
                  <Button
                    className={classes.filterButton}
                    variant="default"
                    size="sm"
                    leftSection={<Icon name="filter" />}
                    onClick={() => setFiltersOpen(true)}
                  >
                    {t('form.showFilters')}
                  </Button>
                </div>
                <AppliedFilters address={address} facets={answer.facets} onChange={go} />
                {answer.resolved && (
                  <p className={classes.resolved}>
                    {t(answer.resolved.articleKey ? 'results.resolved' : 'results.resolvedLaw')}
                  </p>
                )}
                {answer.page.totalElements === 0 && <NothingFound answer={answer} address={address} />}
                {answer.page.number > answer.page.totalPages && answer.page.totalElements > 0 && (
                  <Notice
                    title={t('results.pastEnd')}
                    text={t('results.pastEndHint', { pages: answer.page.totalPages })}
                  >
                    <Button component={Link} to={writeAddress({ ...address, page: answer.page.totalPages })}>
                      {t('results.lastPage')}
                    </Button>
                  </Notice>
                )}
                <ul>
                  {(answer.content as Hit[]).map((hit) => (
                    <LawHit key={hit.id} hit={hit} countryName={countryName(hit.country)} />
                  ))}
                </ul>
                <Pager
                  page={answer.page}
                  addressOf={(page) => writeAddress({ ...address, page })}
                  onJump={(page) => go({ ...address, page })}
                />
              </div>
            )}
          </QueryView>
        </section>
      </div>
      {areFiltersOpen && (
        <Dialog title={t('form.filters')} onClose={() => setFiltersOpen(false)} place="side">
          {facets}
        </Dialog>
      )}
    </div>
  )
}

export const { page } = definePage({
  load: ({ context, url }) =>
    context.queries.prefetchQuery(searchQuery(context, toSearch(readAddress(url.searchParams)))),
  Component: SearchPage,
})

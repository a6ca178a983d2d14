import type { PageInfo } from '@portal/protocol/kernel/paging.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../ui/button.tsx'
import { FilterDrawer } from '../ui/filter-drawer.tsx'
import { Notice } from '../ui/notice.tsx'
import { Pager } from '../ui/pager.tsx'
import { QueryView } from '../ui/query-view.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import classes from './search-results.module.css'

interface SearchResultsProps<Answer> {
  query: UseQueryResult<Answer>
  /** What the results can be narrowed to; absent while it is not known. */
  facets: ReactNode
  /** How many filters are chosen. */
  chosen: number
  /** "12 laws found". */
  total: (count: number) => string
  /** Beside the total. */
  tools?: ReactNode
  addressOf: (page: number) => string
  onPage: (page: number) => void
  /** The page of results, and what is said above it. */
  children: (answer: Answer) => ReactNode
}

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

function PastEnd({ page, addressOf }: { page: PageInfo; addressOf: (page: number) => string }) {
  const { t } = useTranslation('search')
  if (page.totalElements === 0 || page.number <= page.totalPages) return null
  return (
    <Notice
      spot="nothing-found"
      title={t('results.pastEnd')}
      text={t('results.pastEndHint', { pages: page.totalPages })}
    >
      <ButtonLink to={addressOf(page.totalPages)}>{t('results.lastPage')}</ButtonLink>
    </Notice>
  )
}

/** Facets, the results of a search and their pages; on a phone the facets are in a drawer. */
export function SearchResults<Answer extends { page: PageInfo }>(props: SearchResultsProps<Answer>) {
  const { query, facets, chosen, total, tools, addressOf, onPage, children } = props
  const { t } = useTranslation('search')
  const { t: ui } = useTranslation()
  return (
    <div className={classes.layout}>
      <aside className={classes.aside} aria-label={t('filters.label')}>
        {facets ?? (!query.error && <Skeleton height={420} />)}
      </aside>
      <section aria-label={t('results.label')} aria-busy={query.isFetching}>
        <QueryView query={query} skeleton={<ResultSkeleton />}>
          {(answer) => (
            <div data-stale={query.isPlaceholderData || undefined}>
              <div className={classes.summary}>
                <p role="status">{total(answer.page.totalElements)}</p>
                <FilterDrawer
                  label={t('filters.label')}
                  count={chosen}
                  done={ui('parts.show', { count: answer.page.totalElements })}
                >
                  {() => facets}
                </FilterDrawer>
                {tools}
              </div>
              {children(answer)}
              <PastEnd page={answer.page} addressOf={addressOf} />
              <Pager page={answer.page} addressOf={addressOf} onJump={onPage} />
            </div>
          )}
        </QueryView>
      </section>
    </div>
  )
}

import type { PageInfo } from '@portal/protocol/kernel/paging.ts'
import { infiniteQueryOptions, useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import type { AppContext } from '../page.ts'

/** A list that grows as its reader asks for more. */
export interface EndlessSource<Row, Answer> {
  queryKey: QueryKey
  askPage: (page: string, signal: AbortSignal) => Promise<Answer>
  /** Where in an answer the page stands. */
  pageIn: (answer: Answer) => { content: readonly Row[]; page: PageInfo }
  keyOf: (row: Row) => string
  /** Each page stands above the one before, as what was written earlier does. */
  isUpward?: true
  staleTime?: number
  refetchInterval?: number
  /** Nothing is asked for yet where it is false. */
  enabled?: boolean
}

export interface EndlessMore {
  isComing: boolean
  ask: () => void
}

export function endlessSource<Row, Answer>(source: EndlessSource<Row, Answer>): EndlessSource<Row, Answer> {
  return source
}

function queryOf<Row, Answer>(source: EndlessSource<Row, Answer>) {
  const { queryKey, askPage, pageIn, staleTime, refetchInterval, enabled } = source
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => askPage(String(pageParam), signal),
    initialPageParam: 1,
    getNextPageParam: (answer) => {
      const { number, totalPages } = pageIn(answer).page
      return number < totalPages ? number + 1 : undefined
    },
    ...(staleTime !== undefined && { staleTime }),
    ...(refetchInterval !== undefined && { refetchInterval }),
    ...(enabled !== undefined && { enabled }),
  })
}

/** Fills the query cache with the first page. */
export function loadEndless<Row, Answer>(
  source: EndlessSource<Row, Answer>,
  { queries }: Pick<AppContext, 'queries'>,
): Promise<void> {
  return queries.prefetchInfiniteQuery(queryOf(source))
}

/** The pages asked for so far as one list, and the way to the next. */
export function useEndlessList<Row, Answer>(source: EndlessSource<Row, Answer>) {
  const query = useInfiniteQuery(queryOf(source))
  const pages = query.data?.pages ?? []
  const inOrder = source.isUpward ? pages.toReversed() : pages
  // A row that came meanwhile moves the others on: one may stand on two pages.
  const rows = new Map(
    inOrder.flatMap((answer) => source.pageIn(answer).content).map((row) => [source.keyOf(row), row]),
  )
  const more: EndlessMore | null = query.hasNextPage
    ? { isComing: query.isFetchingNextPage, ask: () => void query.fetchNextPage() }
    : null
  return { query, first: pages[0], rows, more }
}

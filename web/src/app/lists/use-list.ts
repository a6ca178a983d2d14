import { isNarrowed, readList, wholeList, writeList } from '@portal/protocol/kernel/list-address.ts'
import type { Asked, List } from '@portal/protocol/kernel/list.ts'
import type { PageInfo } from '@portal/protocol/kernel/paging.ts'
import { keepPreviousData, useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useLocationAhead } from '../location-ahead.ts'
import { useApp, type AppContext, type LoadInput } from '../page.ts'

/** How a page is asked for. What others may have changed meanwhile is asked for again at each visit. */
interface PageQuery<Answer> {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>
  staleTime?: number
  refetchInterval?: number
}

/** A list of a screen: its declaration, and how what an address asks of it is asked for. */
export interface ListSource<L extends List, Answer extends { page: PageInfo }> {
  list: L
  /** Of its page, size and order in the address, where the screen has another list. */
  prefix?: string
  query: (context: Pick<AppContext, 'ask' | 'language' | 'country'>, asked: Asked<L>) => PageQuery<Answer>
}

export interface ListState<L extends List, Answer = unknown> {
  list: L
  asked: Asked<L>
  query: UseQueryResult<Answer>
  /** How the first page of the list would be asked for otherwise. */
  queryOf: (change: Partial<Asked<L>>) => PageQuery<{ page: PageInfo }>
  /** Whether a filter narrows the list, but for its tabs. */
  isNarrowed: boolean
  /** Address of the list asked for otherwise; but for another page, on its first. */
  addressOf: (change: Partial<Asked<L>>) => string
  go: (change: Partial<Asked<L>>) => Promise<void> | void
  /** Address of the list without its filters, in its tab. */
  whole: string
  /** Address of the list in all tabs. */
  everyTab: string
}

export function listSource<L extends List, Answer extends { page: PageInfo }>(
  source: ListSource<L, Answer>,
): ListSource<L, Answer> {
  return source
}

/** Fills the query cache with what an address asks of a list. */
export function loadList<L extends List, Answer extends { page: PageInfo }>(
  { list, prefix, query }: ListSource<L, Answer>,
  { context, url }: LoadInput,
): Promise<void> {
  return context.queries.prefetchQuery(query(context, readList(list, url.searchParams, prefix)))
}

/** Below a path, a list asked for so; what of the address is not the list's stays. */
function addressWith<L extends List>(
  { list, prefix }: ListSource<L, { page: PageInfo }>,
  { pathname, search }: { pathname: string; search: string },
  asked: Asked<L>,
): string {
  const next = new URLSearchParams(search)
  for (const name of Object.keys(list.filters)) next.delete(name)
  for (const name of ['page', 'size', 'sort']) next.delete(prefix ? `${prefix}-${name}` : name)
  for (const [name, value] of writeList(list, asked, prefix)) next.append(name, value)
  return next.size > 0 ? `${pathname}?${next}` : pathname
}

/** A list as the address asks for it: its page, and the ways to others. The rows before stay while the next come. */
export function useList<L extends List, Answer extends { page: PageInfo }>(
  source: ListSource<L, Answer>,
): ListState<L, Answer> {
  const location = useLocationAhead()
  const navigate = useNavigate()
  const { list, prefix } = source
  const { search } = location
  const asked = useMemo(() => readList(list, new URLSearchParams(search), prefix), [list, search, prefix])
  const context = useApp()
  const query = useQuery({ ...source.query(context, asked), placeholderData: keepPreviousData })
  const changed = (change: Partial<Asked<L>>) => ({ ...asked, page: 1, ...change })
  const addressOf = (change: Partial<Asked<L>>) => addressWith(source, location, changed(change))

  const last = query.isPlaceholderData ? undefined : query.data?.page.totalPages
  const isBeyond = last !== undefined && asked.page > Math.max(last, 1)
  useEffect(() => {
    // A list that has got shorter, or an address that was typed: the last page there is.
    if (isBeyond) void navigate(addressOf({ page: Math.max(last, 1) }), { replace: true })
  })

  const tab = (value: string) => (list.tabs === undefined ? {} : { [list.tabs]: value })
  const current = list.tabs === undefined ? '' : String(asked.filters[list.tabs])
  return {
    list,
    asked,
    query,
    queryOf: (change) => source.query(context, changed(change)),
    isNarrowed: isNarrowed(list, { ...asked.filters, ...tab('') }),
    addressOf,
    go: (change) => navigate(addressOf(change)),
    whole: addressOf({ filters: { ...wholeList(list).filters, ...tab(current) } }),
    everyTab: addressOf({ filters: { ...asked.filters, ...tab('') } }),
  }
}

import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { requirementsList } from '@portal/protocol/requirements/lists.ts'
import { queryOptions } from '@tanstack/react-query'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'
import { requirementsKey } from './query-key.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

/** Signed addresses of files end after some minutes: a page left open asks for new ones, in milliseconds. */
const addressesFresh = 600_000

/** The requirements that are shown. Others change them meanwhile. */
export const shownRequirements = listSource({
  list: requirementsList,
  query: ({ ask }, asked) => {
    const query = toQuery(requirementsList, asked)
    return {
      queryKey: [...requirementsKey, 'shown', query],
      queryFn: ({ signal }) => ask('requirements', 'page', { query }, signal),
      staleTime: 0,
    }
  },
})

/** A requirement as the reader may see it. */
export function requirementQuery({ ask }: Asking, id: string) {
  return {
    queryKey: [...requirementsKey, 'read', id],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask('requirements', 'read', { params: { id } }, signal),
    staleTime: 0,
    refetchInterval: addressesFresh,
  }
}

/** A requirement of the reader's own, as its form edits it. What is typed is not asked for anew. */
export function requirementFormQuery({ ask }: Asking, id: string) {
  return queryOptions({
    queryKey: [...requirementsKey, 'form', id],
    queryFn: ({ signal }) => ask('requirements', 'form', { params: { id } }, signal),
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** Verified providers whose name holds a text. */
export function partnersQuery({ ask }: Asking, keyword: string) {
  return {
    queryKey: [...requirementsKey, 'partners', keyword],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      ask('requirements', 'partners', { query: { keyword } }, signal),
    enabled: keyword !== '',
  }
}

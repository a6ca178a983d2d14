import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { ownLookupsList } from '@portal/protocol/lookups/lists.ts'
import { queryOptions } from '@tanstack/react-query'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask'>

/** Whatever an applicant asks of lookups: what one of their calls changes is asked for anew. */
export const lookupsKey = ['lookups']

/** The desk moves too: asked for anew, in milliseconds. */
const lookAgain = 120_000

export const ownLookups = listSource({
  list: ownLookupsList,
  query: ({ ask }: Asking, asked) => {
    const query = toQuery(ownLookupsList, asked)
    return {
      queryKey: [...lookupsKey, 'page', query],
      queryFn: ({ signal }) => ask('lookups', 'page', { query }, signal),
      staleTime: 0,
    }
  },
})

/** A lookup of the reader's own. */
export function lookupQuery({ ask }: Asking, id: string) {
  return {
    queryKey: [...lookupsKey, id],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask('lookups', 'read', { params: { id } }, signal),
    staleTime: 0,
    refetchInterval: lookAgain,
  }
}

/** What usually passes from acceptance to result. */
export function paceQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: [...lookupsKey, 'pace'],
    queryFn: ({ signal }) => ask('lookups', 'pace', {}, signal),
  })
}

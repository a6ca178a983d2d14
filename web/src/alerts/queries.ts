import { alertsList } from '@portal/protocol/alerts/lists.ts'
import type { Calls } from '@portal/protocol/calls.ts'
import type { InputOf } from '@portal/protocol/kernel/call.ts'
import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { queryOptions } from '@tanstack/react-query'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask'>
type SearchAsked = InputOf<Calls['alerts']['savedSearch']>['query']

/** Whatever is asked of alerts: what one of their calls changes is asked for anew. */
export const alertsKey = ['alerts']

/** The reader's saved searches and followed laws. */
export const ownAlerts = listSource({
  list: alertsList,
  query: ({ ask }, asked) => {
    const query = toQuery(alertsList, asked)
    return {
      queryKey: [...alertsKey, 'own', query],
      queryFn: ({ signal }) => ask('alerts', 'page', { query }, signal),
      staleTime: 0,
    }
  },
})

/** Whether the reader is told of what is new in a search. */
export function savedSearchQuery({ ask }: Asking, query: SearchAsked) {
  return queryOptions({
    queryKey: [...alertsKey, 'saved', query],
    queryFn: ({ signal }) => ask('alerts', 'savedSearch', { query }, signal),
    staleTime: 0,
  })
}

/** A law, or one of its articles. */
export interface Followable {
  lawId: string
  article: string | null
}

/** Whether the reader follows it. */
export function followingQuery({ ask }: Asking, { lawId, article }: Followable) {
  const query = { lawId, ...(article !== null && { article }) }
  return queryOptions({
    queryKey: [...alertsKey, 'following', query],
    queryFn: ({ signal }) => ask('alerts', 'following', { query }, signal),
    staleTime: 0,
  })
}

export type EndLink = InputOf<Calls['alerts']['end']>['query']
export type ConfirmLink = InputOf<Calls['alerts']['confirm']>['query']

/** What a link that ends an alert leads to. */
export function endQuery({ ask }: Asking, query: EndLink) {
  return queryOptions({
    queryKey: [...alertsKey, 'end', query],
    queryFn: ({ signal }) => ask('alerts', 'endStanding', { query }, signal),
    staleTime: 0,
  })
}

/** What a link that confirms an address leads to. */
export function confirmQuery({ ask }: Asking, query: ConfirmLink) {
  return queryOptions({
    queryKey: [...alertsKey, 'confirm', query],
    queryFn: ({ signal }) => ask('alerts', 'confirmStanding', { query }, signal),
    staleTime: 0,
  })
}

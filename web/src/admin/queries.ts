import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../app/page.ts'
import { toQuery, type ListAddress } from './filters.ts'
import type { lists } from './lists.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>
type Address<Name extends keyof typeof lists> = ListAddress<(typeof lists)[Name]>

/** What others may have changed meanwhile is asked for again at each visit, but for the one the server rendered. */
const fresh = { staleTime: 5000 } as const
const freshList = { ...fresh, placeholderData: keepPreviousData } as const

/** Everything the administrator's screens have asked for. */
export const adminKey = ['admin'] as const

/** The administrator signed in: roles, and where the second factor stands. */
export function meQuery({ ask }: Pick<AppContext, 'ask'>) {
  return queryOptions({
    queryKey: [...adminKey, 'me'],
    queryFn: ({ signal }) => ask('admin', 'me', {}, signal),
    staleTime: Infinity,
  })
}

export function overviewQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: [...adminKey, 'overview'],
    queryFn: ({ signal }) => ask('admin', 'overview', {}, signal),
    ...fresh,
  })
}

export function verificationsQuery({ ask }: Asking, address: Address<'verifications'>) {
  const query = toQuery(address)
  return queryOptions({
    queryKey: [...adminKey, 'verifications', query],
    queryFn: ({ signal }) => ask('admin', 'verifications', { query }, signal),
    ...freshList,
  })
}

export function verificationQuery({ ask }: Asking, id: string) {
  return queryOptions({
    queryKey: [...adminKey, 'verification', id],
    queryFn: ({ signal }) => ask('admin', 'verification', { params: { id } }, signal),
    ...fresh,
  })
}

export function peopleQuery({ ask }: Asking, address: Address<'people'>) {
  const query = toQuery(address)
  return queryOptions({
    queryKey: [...adminKey, 'people', query],
    queryFn: ({ signal }) => ask('admin', 'people', { query }, signal),
    ...freshList,
  })
}

export function personQuery({ ask }: Asking, id: string) {
  return queryOptions({
    queryKey: [...adminKey, 'person', id],
    queryFn: ({ signal }) => ask('admin', 'person', { params: { id } }, signal),
    ...fresh,
  })
}

export function requestsQuery({ ask }: Asking, address: Address<'requests'>) {
  const query = toQuery(address)
  return queryOptions({
    queryKey: [...adminKey, 'report-requests', query],
    queryFn: ({ signal }) => ask('reports', 'allRequests', { query }, signal),
    ...freshList,
  })
}

export function handedQuery({ ask }: Asking, address: Address<'handed'>) {
  const query = toQuery(address)
  return queryOptions({
    queryKey: [...adminKey, 'handed-reports', query],
    queryFn: ({ signal }) => ask('reports', 'handedReports', { query }, signal),
    ...freshList,
  })
}

export function companiesQuery({ ask }: Asking, keyword: string) {
  return queryOptions({
    queryKey: [...adminKey, 'companies', keyword],
    queryFn: ({ signal }) => ask('reports', 'companies', { query: keyword ? { keyword } : {} }, signal),
    ...freshList,
  })
}

export function dictionaryTypesQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: [...adminKey, 'dictionary-types'],
    queryFn: ({ signal }) => ask('reference', 'dictionaryTypes', {}, signal),
    ...fresh,
  })
}

/** Stands among the dictionaries, though its entries have calls of their own. */
export const countries = 'COUNTRY'

export function entriesQuery({ ask }: Asking, type: string) {
  return queryOptions({
    queryKey: [...adminKey, 'dictionary', type],
    queryFn: ({ signal }) =>
      type === countries
        ? ask('reference', 'countries', {}, signal)
        : ask('reference', 'dictionaryEntries', { query: { type } }, signal),
    ...freshList,
  })
}

export function conceptsQuery({ ask }: Asking, address: Address<'glossary'>) {
  const query = toQuery(address)
  return queryOptions({
    queryKey: [...adminKey, 'glossary', query],
    queryFn: ({ signal }) => ask('glossary', 'page', { query }, signal),
    ...freshList,
  })
}

export function auditQuery({ ask }: Asking, address: Address<'audit'>) {
  const query = { ...toQuery(address), size: '20' }
  return queryOptions({
    queryKey: [...adminKey, 'audit', query],
    queryFn: ({ signal }) => ask('admin', 'audit', { query }, signal),
    ...freshList,
  })
}

export function auditEventsQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: [...adminKey, 'audit-events'],
    queryFn: ({ signal }) => ask('admin', 'auditEvents', {}, signal),
  })
}

export function outgoingQuery({ ask }: Asking, address: Address<'outgoing'>) {
  const query = { ...toQuery(address), size: '20' }
  return queryOptions({
    queryKey: [...adminKey, 'outgoing', query],
    queryFn: ({ signal }) => ask('admin', 'outgoing', { query }, signal),
    ...freshList,
  })
}

export function settingsQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: [...adminKey, 'settings'],
    queryFn: ({ signal }) => ask('admin', 'settings', {}, signal),
    ...fresh,
  })
}

/** The entries of a public dictionary, for the names of codes. */
export function namesQuery({ ask, language }: Asking, type: string) {
  return queryOptions({
    queryKey: ['dictionary', type, language()],
    queryFn: ({ signal }) => ask('reference', 'dictionary', { query: { type } }, signal),
    staleTime: Infinity,
  })
}

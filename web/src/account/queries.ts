import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

/** The entries of a dictionary that registrations choose from. */
export function dictionaryQuery(
  { ask, language }: Asking,
  type: 'INDUSTRY' | 'COMPANY_SIZE' | 'SPECIALTY_AREA',
) {
  return queryOptions({
    queryKey: ['dictionary', type, language()],
    queryFn: ({ signal }) => ask('reference', 'dictionary', { query: { type } }, signal),
    staleTime: Infinity,
  })
}

/** Law offices on the platform whose names have the keyword in them. */
export function lawOfficesQuery({ ask }: Asking, keyword: string) {
  return queryOptions({
    queryKey: ['account', 'law-offices', keyword],
    queryFn: ({ signal }) => ask('account', 'lawOffices', { query: keyword ? { keyword } : {} }, signal),
  })
}

/** The newest messages that are kept for want of a provider. */
export function outboxQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: ['messages', 'outbox'],
    queryFn: ({ signal }) => ask('messages', 'outbox', { query: { size: '50' } }, signal),
    staleTime: 0,
  })
}

/** The signed-in account, with its phone and e-mail masked. */
export function ownAccountQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: ['account', 'own'],
    queryFn: ({ signal }) => ask('account', 'account', {}, signal),
    staleTime: 0,
  })
}

/** Where the account is signed in. */
export function sessionsQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => ask('account', 'sessions', {}, signal),
    staleTime: 0,
  })
}

import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../app/page.ts'

/** Where the account is signed in. */
export function sessionsQuery({ ask }: Pick<AppContext, 'ask'>) {
  return queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => ask('account', 'sessions', {}, signal),
    staleTime: 0,
  })
}

import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from './page.ts'

/** The signed-in account, with its phone and e-mail masked. */
export function ownAccountQuery({ ask }: Pick<AppContext, 'ask'>) {
  return queryOptions({
    queryKey: ['account', 'own'],
    queryFn: ({ signal }) => ask('account', 'account', {}, signal),
    staleTime: 0,
  })
}

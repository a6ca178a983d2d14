import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../page.ts'

/** What others may have changed meanwhile is asked for again at each visit, but for the one the server rendered. */
export const fresh = { staleTime: 5000 } as const
export const freshList = { ...fresh, placeholderData: keepPreviousData } as const

/** How often is looked, while somebody writes, at what others saved meanwhile, in milliseconds. */
export const whileWriting = 60_000

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

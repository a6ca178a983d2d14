import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/page.ts'

/** How often the menu looks for what is new, in milliseconds. */
const unreadPoll = 60_000

export const unreadKey = ['messages', 'unread']

/** How much is unread, by type. */
export function unreadQuery({ ask }: Pick<AppContext, 'ask'>) {
  return queryOptions({
    queryKey: unreadKey,
    queryFn: ({ signal }) => ask('messages', 'unread', {}, signal),
    staleTime: 0,
    refetchInterval: unreadPoll,
  })
}

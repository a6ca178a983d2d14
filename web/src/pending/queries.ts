import { toQuery, wholeList } from '@portal/protocol/kernel/list-address.ts'
import { pendingList } from '@portal/protocol/pending/lists.ts'
import { queryOptions } from '@tanstack/react-query'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

/** How often the menu looks for what waits, in milliseconds. */
const pendingPoll = 60_000

/** What the reader does ends some of it. */
export const pendingKey = ['pending']

/** What waits for the reader. */
export const pendingWork = listSource({
  list: pendingList,
  query: ({ ask }, asked) => {
    const query = toQuery(pendingList, asked)
    return {
      queryKey: [...pendingKey, query],
      queryFn: async ({ signal }) => {
        const { content, page } = await ask('pending', 'page', { query }, signal)
        return { content: content.map((item) => ({ ...item, id: `${item.kind} ${item.link}` })), page }
      },
      staleTime: 0,
    }
  },
})

/** Its first page, for the menu and for what is said above lists. */
export function pendingCountQuery(context: Pick<AppContext, 'ask' | 'language'>) {
  return queryOptions({
    ...pendingWork.query(context, wholeList(pendingList)),
    refetchInterval: pendingPoll,
  })
}

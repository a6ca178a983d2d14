import { toQuery, wholeList } from '@portal/protocol/kernel/list-address.ts'
import { pendingList } from '@portal/protocol/pending/lists.ts'
import { queryOptions } from '@tanstack/react-query'
import { listSource } from '../app/lists/use-list.ts'
import type { PendingKind } from './kinds.ts'

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

/** Its first page, for the menu. */
export function pendingCountQuery(context: Parameters<typeof pendingWork.query>[0]) {
  return queryOptions({
    ...pendingWork.query(context, wholeList(pendingList)),
    refetchInterval: pendingPoll,
  })
}

/** What waits of some kinds, for what is said above lists: the first of the first kind that does, and how much there is. */
export function waitingTurnQuery(
  context: Parameters<typeof pendingWork.query>[0],
  kinds: readonly PendingKind[],
) {
  return queryOptions({
    ...pendingWork.query(context, {
      ...wholeList(pendingList),
      filters: { kind: kinds },
      sort: 'kind',
      size: 1,
    }),
    refetchInterval: pendingPoll,
  })
}

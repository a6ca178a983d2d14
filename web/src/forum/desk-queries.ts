import { postReportsList, reviewedPostsList } from '@portal/protocol/forum/lists.ts'
import { toQuery, wholeList } from '@portal/protocol/kernel/list-address.ts'
import { adminKey, fresh } from '../app/admin/queries.ts'
import type { ReviewQueue } from '../app/admin/review-page.tsx'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

export const reviewedPosts = listSource({
  list: reviewedPostsList,
  query: ({ ask }, asked) => {
    const query = toQuery(reviewedPostsList, asked)
    return {
      queryKey: [...adminKey, 'forum', query],
      queryFn: ({ signal }) => ask('forum', 'reviewPage', { query }, signal),
      ...fresh,
    }
  },
})

const whole = wholeList(reviewedPostsList)

export const postQueue = {
  path: '/admin/forum',
  source: reviewedPosts,
  waiting: [{ ...whole, filters: { ...whole.filters, state: 'REVIEWING' } }],
} as const satisfies ReviewQueue<typeof reviewedPostsList>

export function reviewedPostQuery({ ask }: Pick<AppContext, 'ask'>, id: string) {
  return {
    queryKey: [...adminKey, 'forum-post', id],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask('forum', 'review', { params: { id } }, signal),
    ...fresh,
  }
}

/** What readers reported. */
export const postReports = listSource({
  list: postReportsList,
  query: ({ ask }, asked) => {
    const query = toQuery(postReportsList, asked)
    return {
      queryKey: [...adminKey, 'forum-reports', query],
      queryFn: ({ signal }) => ask('forum', 'reportsPage', { query }, signal),
      ...fresh,
    }
  },
})

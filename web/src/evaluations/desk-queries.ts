import { reviewedEvaluationsList } from '@portal/protocol/evaluations/lists.ts'
import type { ReviewerChoice } from '@portal/protocol/kernel/reviewer-choices.ts'
import { toQuery, wholeList } from '@portal/protocol/kernel/list-address.ts'
import { adminKey, fresh } from '../app/admin/queries.ts'
import type { ReviewQueue } from '../app/admin/review-page.tsx'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

export const reviewedEvaluations = listSource({
  list: reviewedEvaluationsList,
  query: ({ ask }, asked) => {
    const query = toQuery(reviewedEvaluationsList, asked)
    return {
      queryKey: [...adminKey, 'evaluations', query],
      queryFn: ({ signal }) => ask('evaluations', 'reviewPage', { query }, signal),
      ...fresh,
    }
  },
})

const whole = wholeList(reviewedEvaluationsList)

const waiting = (assigned: ReviewerChoice | '') => ({
  ...whole,
  filters: { ...whole.filters, state: 'REVIEWING' as const, assigned },
})

export const evaluationQueue = {
  path: '/admin/evaluations',
  source: reviewedEvaluations,
  waiting: [waiting('OPEN'), waiting('')],
} as const satisfies ReviewQueue<typeof reviewedEvaluationsList>

export function reviewedEvaluationQuery({ ask }: Pick<AppContext, 'ask'>, id: string) {
  return {
    queryKey: [...adminKey, 'evaluation', id],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      ask('evaluations', 'review', { params: { id } }, signal),
    ...fresh,
  }
}

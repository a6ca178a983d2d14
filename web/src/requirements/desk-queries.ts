import type { ReviewerChoice } from '@portal/protocol/kernel/reviewer-choices.ts'
import { toQuery, wholeList } from '@portal/protocol/kernel/list-address.ts'
import { reviewedRequirementsList } from '@portal/protocol/requirements/lists.ts'
import { adminKey, fresh } from '../app/admin/queries.ts'
import type { ReviewQueue } from '../app/admin/review-page.tsx'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask'>

export const reviewedRequirements = listSource({
  list: reviewedRequirementsList,
  query: ({ ask }, asked) => {
    const query = toQuery(reviewedRequirementsList, asked)
    return {
      queryKey: [...adminKey, 'requirements', query],
      queryFn: ({ signal }) => ask('requirements', 'reviewPage', { query }, signal),
      ...fresh,
    }
  },
})

const whole = wholeList(reviewedRequirementsList)

const waiting = (assigned: ReviewerChoice | '') => ({
  ...whole,
  filters: { ...whole.filters, state: 'REVIEWING' as const, assigned },
})

export const requirementQueue = {
  path: '/admin/requirements',
  source: reviewedRequirements,
  waiting: [waiting('OPEN'), waiting('')],
} as const satisfies ReviewQueue<typeof reviewedRequirementsList>

export function reviewedRequirementQuery({ ask }: Asking, id: string) {
  return {
    queryKey: [...adminKey, 'requirement', id],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      ask('requirements', 'review', { params: { id } }, signal),
    ...fresh,
  }
}

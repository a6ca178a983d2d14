import type { ReviewerChoice } from '@portal/protocol/kernel/reviewer-choices.ts'
import { toQuery, wholeList } from '@portal/protocol/kernel/list-address.ts'
import { reviewedLawServicesList } from '@portal/protocol/law-services/lists.ts'
import { adminKey, fresh } from '../app/admin/queries.ts'
import type { ReviewQueue } from '../app/admin/review-page.tsx'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask'>

export const reviewedServices = listSource({
  list: reviewedLawServicesList,
  query: ({ ask }, asked) => {
    const query = toQuery(reviewedLawServicesList, asked)
    return {
      queryKey: [...adminKey, 'services', query],
      queryFn: ({ signal }) => ask('lawServices', 'reviewPage', { query }, signal),
      ...fresh,
    }
  },
})

const whole = wholeList(reviewedLawServicesList)

const waiting = (assigned: ReviewerChoice | '') => ({
  ...whole,
  filters: { ...whole.filters, state: 'REVIEWING' as const, assigned },
})

export const serviceQueue = {
  path: '/admin/services',
  source: reviewedServices,
  waiting: [waiting('OPEN'), waiting('')],
} as const satisfies ReviewQueue<typeof reviewedLawServicesList>

export function reviewedServiceQuery({ ask }: Asking, id: string) {
  return {
    queryKey: [...adminKey, 'service', id],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      ask('lawServices', 'review', { params: { id } }, signal),
    ...fresh,
  }
}

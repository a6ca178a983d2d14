import { deskConsultationsList } from '@portal/protocol/consultations/lists.ts'
import type { ReviewerChoice } from '@portal/protocol/kernel/reviewer-choices.ts'
import { toQuery, wholeList } from '@portal/protocol/kernel/list-address.ts'
import { queryOptions } from '@tanstack/react-query'
import { adminKey, fresh, freshList } from '../app/admin/queries.ts'
import type { ReviewQueue } from '../app/admin/review-page.tsx'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

export const deskConsultations = listSource({
  list: deskConsultationsList,
  query: ({ ask }, asked) => {
    const query = toQuery(deskConsultationsList, asked)
    return {
      queryKey: [...adminKey, 'consultations', query],
      queryFn: ({ signal }) => ask('consultations', 'deskPage', { query }, signal),
      ...fresh,
    }
  },
})

const whole = wholeList(deskConsultationsList)

const waiting = (assigned: ReviewerChoice | '') => ({
  ...whole,
  filters: { ...whole.filters, state: 'UNANSWERED' as const, askedOf: 'DESK' as const, assigned },
})

export const consultationQueue = {
  path: '/admin/consultations',
  source: deskConsultations,
  waiting: [waiting('OPEN'), waiting('')],
} as const satisfies ReviewQueue<typeof deskConsultationsList>

export function deskConsultationQuery({ ask, language }: Asking, id: string) {
  return {
    queryKey: [...adminKey, 'consultation', id, language()],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      ask('consultations', 'desk', { params: { id } }, signal),
    // What is typed stays while its page comes in another language.
    ...freshList,
  }
}

/** The texts that answers are begun with. */
export function preparedQuery({ ask }: Pick<AppContext, 'ask'>) {
  return queryOptions({
    queryKey: [...adminKey, 'prepared answers'],
    queryFn: ({ signal }) => ask('consultations', 'prepared', {}, signal),
    ...fresh,
  })
}

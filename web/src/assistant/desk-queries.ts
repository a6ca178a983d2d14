import { answerFeedbackList } from '@portal/protocol/assistant/lists.ts'
import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { queryOptions } from '@tanstack/react-query'
import { adminKey, fresh } from '../app/admin/queries.ts'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

/** What readers thought of answers. */
export const answerFeedback = listSource({
  list: answerFeedbackList,
  query: ({ ask }, asked) => {
    const query = toQuery(answerFeedbackList, asked)
    return {
      queryKey: [...adminKey, 'answer-feedback', query],
      queryFn: ({ signal }) => ask('assistant', 'feedbackPage', { query }, signal),
      ...fresh,
    }
  },
})

/** One of them, with the question and its answer; names of countries are in the reader's language. */
export function feedbackQuery({ ask, language }: Asking, id: string) {
  return queryOptions({
    queryKey: [...adminKey, 'answer-feedback', 'read', id, language()],
    queryFn: ({ signal }) => ask('assistant', 'feedbackRead', { params: { id } }, signal),
    ...fresh,
  })
}

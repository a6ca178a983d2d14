import { defineOwnRecord } from '../../app/content/own-record.tsx'
import { loadThread } from '../../conversations/queries.ts'
import { loadEvaluationOf } from '../../evaluations/queries.ts'
import { loadCodeNames } from '../../help/queries.ts'
import { OrderView } from '../components/order-view.tsx'
import { orderQuery } from '../queries.ts'

export const { page } = defineOwnRecord({
  query: orderQuery,
  beside: async (context, record) => {
    const names = loadCodeNames(context)
    const order = await record
    return Promise.all([
      names,
      loadThread(context, order.conversationId),
      loadEvaluationOf(context, 'order', order),
    ])
  },
  View: OrderView,
})

import { defineOwnRecord } from '../../app/content/own-record.tsx'
import { loadThread } from '../../conversations/queries.ts'
import { loadEvaluationOf } from '../../evaluations/queries.ts'
import { loadCodeNames } from '../../help/queries.ts'
import { SignedUpView } from '../components/signed-up-view.tsx'
import { signedUpQuery } from '../own-queries.ts'

export const { page } = defineOwnRecord({
  query: signedUpQuery,
  beside: async (context, record) => {
    const names = loadCodeNames(context)
    const { cooperation } = await record
    return Promise.all([
      names,
      loadThread(context, cooperation.conversationId),
      loadEvaluationOf(context, 'cooperation', cooperation),
    ])
  },
  View: SignedUpView,
})

import { defineOwnRecord } from '../../app/content/own-record.tsx'
import { loadThread } from '../../conversations/queries.ts'
import { loadEvaluationOf } from '../../evaluations/queries.ts'
import { loadCodeNames } from '../../help/queries.ts'
import { OwnRequirementView } from '../components/own-view.tsx'
import { ownRequirementQuery } from '../own-queries.ts'
import { shownSignUp } from '../standing.ts'

export const { page } = defineOwnRecord({
  query: ownRequirementQuery,
  beside: async (context, record, search) => {
    const names = loadCodeNames(context)
    const shown = shownSignUp(await record, search)
    return Promise.all([
      names,
      shown && loadThread(context, shown.conversationId),
      shown && loadEvaluationOf(context, 'cooperation', shown),
    ])
  },
  View: OwnRequirementView,
})

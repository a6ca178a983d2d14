import { defineOwnRecord } from '../../app/content/own-record.tsx'
import { loadThread } from '../../conversations/queries.ts'
import { loadLawNames } from '../code-names.ts'
import { OwnLookupView } from '../components/own-lookup-view.tsx'
import { lookupQuery } from '../queries.ts'

export const { page } = defineOwnRecord({
  query: lookupQuery,
  beside: async (context, record) => {
    const names = loadLawNames(context)
    const { conversationId } = await record
    return Promise.all([names, loadThread(context, conversationId)])
  },
  View: OwnLookupView,
})

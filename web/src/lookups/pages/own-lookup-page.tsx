import { defineOwnRecord } from '../../app/content/own-record.tsx'
import { loadThread } from '../../conversations/queries.ts'
import { InZoneTime } from '../../ui/moment.tsx'
import { loadLawNames } from '../code-names.ts'
import { OwnLookupView } from '../components/own-lookup-view.tsx'
import { lookupQuery } from '../queries.ts'
import type { OwnLookup } from '../standing.ts'

/** Its working days are the zone's, and so is all else that is dated beside them. */
function LookupInZoneTime({ record }: { record: OwnLookup }) {
  return (
    <InZoneTime>
      <OwnLookupView record={record} />
    </InZoneTime>
  )
}

export const { page } = defineOwnRecord({
  query: lookupQuery,
  beside: async (context, record) => {
    const names = loadLawNames(context)
    const { conversationId } = await record
    return Promise.all([names, loadThread(context, conversationId)])
  },
  View: LookupInZoneTime,
})

import { defineShownRecord } from '../../app/shown-record.tsx'
import { loadCodeNames } from '../../help/queries.ts'
import { DemandView } from '../components/demand-view.tsx'
import { requirementQuery } from '../queries.ts'

/** A requirement that somebody published. */
export const { page } = defineShownRecord({
  name: 'service/demand/details',
  query: requirementQuery,
  beside: loadCodeNames,
  View: DemandView,
})

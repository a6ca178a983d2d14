import { recordIdOf } from '../../app/record-id.ts'
import { defineShownRecord } from '../../app/shown-record.tsx'
import { loadEvaluations } from '../../evaluations/queries.ts'
import { loadCodeNames } from '../../help/queries.ts'
import { ServiceView } from '../components/service-view.tsx'
import { lawServiceQuery } from '../queries.ts'

/** A service that somebody offers. */
export const { page } = defineShownRecord({
  name: 'service/desk/details',
  query: lawServiceQuery,
  beside: (context, _, search) =>
    Promise.all([loadCodeNames(context), loadEvaluations(context, { service: recordIdOf(search) })]),
  View: ServiceView,
})

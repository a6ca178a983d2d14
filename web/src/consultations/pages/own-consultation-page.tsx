import { defineOwnRecord } from '../../app/content/own-record.tsx'
import { OwnConsultationView } from '../components/own-view.tsx'
import { loadTypes, ownConsultationQuery } from '../queries.ts'

export const { page } = defineOwnRecord({
  query: ownConsultationQuery,
  beside: loadTypes,
  View: OwnConsultationView,
})

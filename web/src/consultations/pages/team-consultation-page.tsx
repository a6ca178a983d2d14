import { defineOwnRecord } from '../../app/content/own-record.tsx'
import { TeamConsultationView } from '../components/team-view.tsx'
import { loadTypes, teamConsultationQuery } from '../queries.ts'

export const { page } = defineOwnRecord({
  query: teamConsultationQuery,
  beside: loadTypes,
  View: TeamConsultationView,
})

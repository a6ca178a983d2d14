import { defineOwnRecord } from '../../app/content/own-record.tsx'
import { loadCodeNames } from '../../help/queries.ts'
import { OwnServiceView } from '../components/own-service-view.tsx'
import { ownServiceQuery } from '../own-queries.ts'

export const { page } = defineOwnRecord({
  query: ownServiceQuery,
  beside: loadCodeNames,
  View: OwnServiceView,
})

import { call } from '../kernel/call.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { glossaryAdminCalls } from './admin-calls.ts'
import { conceptsList } from './lists.ts'
import { glossaryPage } from './schemas.ts'

export const glossaryCalls = {
  ...glossaryAdminCalls,
  page: call({
    method: 'GET',
    path: '/web/glossary/page',
    access: 'public',
    summary: 'The legal glossary: concepts with their terms in three languages',
    list: conceptsList,
    query: listQuery(conceptsList),
    output: glossaryPage,
  }),
}

import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { queryPaging } from '../kernel/paging.ts'
import { glossaryAdminCalls } from './admin-calls.ts'
import { branches } from './constants.ts'
import { glossaryPage } from './schemas.ts'

export const glossaryCalls = {
  ...glossaryAdminCalls,
  page: call({
    method: 'GET',
    path: '/web/glossary/page',
    access: 'public',
    summary: 'The legal glossary: concepts with their terms in three languages',
    query: z.object({
      /** Part of a term or synonym in any of the languages. */
      keyword: z.string().max(200).optional(),
      branch: z.enum(branches).optional(),
      ...queryPaging,
    }),
    output: glossaryPage,
  }),
}

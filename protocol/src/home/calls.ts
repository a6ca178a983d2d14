import { z } from 'zod'
import { call } from '../kernel/call.ts'

export const homeCalls = {
  statistics: call({
    method: 'GET',
    path: '/web/home/statistics',
    access: 'public',
    summary: 'Counts for the home page',
    output: z.object({
      laws: z.int(),
      articles: z.int(),
      cases: z.int(),
      countries: z.int(),
      languages: z.int(),
    }),
  }),
}

import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { publicationRow } from '../publications/schemas.ts'

const newest = z.array(
  publicationRow.pick({
    id: true,
    kind: true,
    title: true,
    language: true,
    source: true,
    isPinned: true,
    publishedAt: true,
  }),
)

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
      /** Requirements that are shown now. */
      requirements: z.int(),
      /** Services that are shown now. */
      services: z.int(),
      /** Verified lawyers and agencies. */
      providers: z.int(),
      /** Bodies of the directory, by what they are. */
      legalAid: z.int(),
      notaries: z.int(),
      mediation: z.int(),
      arbitration: z.int(),
      appraisal: z.int(),
      countries: z.int(),
      languages: z.int(),
    }),
  }),
  zone: call({
    method: 'GET',
    path: '/web/home/exchange/cooperation/zone',
    access: 'public',
    summary: 'What was published last, for the home page; what is pinned first',
    output: z.object({
      news: newest,
      policy: newest,
      notice: newest,
      /** Articles, questions, cases and interviews together. */
      exchange: newest,
    }),
  }),
}

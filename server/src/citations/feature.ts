import type { Feature } from '../kernel/feature.ts'
import { rereadCitations } from './actions/reread-citations.ts'
import { citationRoutes } from './routes.ts'

export const citationsFeature = {
  name: 'citations',
  tables: ['citation', 'citing_text', 'law_name'],
  // Laws and cases store what they cite through this feature, which finds among them whom a mention means.
  reads: [
    'law',
    'law_title',
    'law_version',
    'law_text',
    'law_unit',
    'judicial_case',
    'case_text',
    'case_section',
  ],
  // Each keeps by which rules its citations were found.
  writes: ['law', 'judicial_case'],
  routes: citationRoutes,
  jobs: ({ db, everyFeature }) => [
    {
      name: 'reread-citations',
      cron: '*/5 * * * *',
      run: () => rereadCitations(db, everyFeature.formattedTexts),
    },
  ],
} as const satisfies Feature

import type { Feature } from '../kernel/feature.ts'
import { demoTemplates } from './demo.ts'
import { demoContracts } from './demo-contracts.ts'
import { countInReview } from './desk-queries.ts'
import { resealDrafts } from './draft.ts'
import { publishedWithChanges } from './law-changes.ts'
import { exportedDrafts } from './leaving.ts'
import { templateRoutes } from './routes.ts'
import { templateSearch } from './search-collection.ts'
import { countTemplatePages, listTemplatePages } from './sitemap.ts'
import { tellLawChanges } from './tell-law-changes.ts'
import { templateMoves } from './template-moves.ts'

export const templatesFeature = {
  name: 'templates',
  tables: ['contract_template', 'contract_template_version', 'contract_template_law', 'contract_draft'],
  routes: templateRoutes,
  jobs: (services) => [{ name: 'tell-law-changes', cron: '7 * * * *', run: () => tellLawChanges(services) }],
  reseal: resealDrafts,
  lifecycles: [templateMoves],
  accounts: {
    'contract_template_version.written_by': {
      leaving: { kept: 'the text is the platform’s; whoever wrote it has no name any more' },
      exported: { not: 'it is the platform’s' },
    },
    'contract_draft.account_id': { leaving: 'row goes', exported: true },
  },
  exported: exportedDrafts,
  waiting: [
    { kind: 'templates', role: 'EDITOR', count: countInReview },
    {
      kind: 'templateLaws',
      role: 'EDITOR',
      count: async (db) => (await publishedWithChanges(db)).length,
    },
  ],
  counts: async (db) => ({ templates: await countTemplatePages(db) }),
  sitemap: { count: countTemplatePages, list: listTemplatePages },
  demo: [demoTemplates, demoContracts],
  search: templateSearch,
} as const satisfies Feature

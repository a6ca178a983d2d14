import type { Feature } from '../kernel/feature.ts'
import { demoCases } from './demo.ts'
import { caseCount, countriesOfCases } from './queries.ts'
import { caseRoutes } from './routes.ts'
import { caseCollection, caseGroups, caseHitPath, type CaseShown } from './search-collection.ts'

export const casesFeature = {
  name: 'cases',
  tables: ['judicial_case', 'case_text', 'case_section'],
  routes: caseRoutes,
  counts: async (db) => ({ cases: await caseCount(db) }),
  countriesInUse: { JUDICIAL_CASE: countriesOfCases },
  search: {
    declaration: caseCollection,
    ids: { table: 'judicial_case', column: 'id' },
    groups: caseGroups,
    path: caseHitPath,
    isSample: ({ shown }) => (shown as CaseShown).isSample,
  },
  demo: [demoCases],
} as const satisfies Feature

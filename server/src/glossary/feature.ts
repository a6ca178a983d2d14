import type { Feature } from '../kernel/feature.ts'
import { glossaryAdminRoutes } from './admin-routes.ts'
import { searchConcepts } from './queries.ts'
import { glossaryRoutes } from './routes.ts'
import { seedGlossary } from './seed.ts'

export const glossaryFeature = {
  name: 'glossary',
  tables: ['concept'],
  routes: (bind) => {
    glossaryRoutes(bind)
    glossaryAdminRoutes(bind)
  },
  seed: seedGlossary,
  concepts: searchConcepts,
} as const satisfies Feature

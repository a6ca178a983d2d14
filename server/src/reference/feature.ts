import type { Feature } from '../kernel/feature.ts'
import { referenceAdminRoutes } from './admin-routes.ts'
import { referenceRoutes } from './routes.ts'
import { seedReference } from './seed.ts'

export const referenceFeature = {
  name: 'reference',
  tables: ['dictionary_entry', 'country', 'area'],
  routes: (bind) => {
    referenceRoutes(bind)
    referenceAdminRoutes(bind)
  },
  seed: seedReference,
} as const satisfies Feature

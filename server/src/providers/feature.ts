import type { Feature } from '../kernel/feature.ts'
import { countListed } from './counts.ts'
import { demoInstitutions } from './demo.ts'
import { providerRoutes } from './routes.ts'
import { providerCollection, providerGroups, providerHitPath } from './search-collection.ts'
import { countProviderPages, listProviderPages } from './sitemap.ts'
import { followStanding, forgetProvider } from './standing.ts'

export const providersFeature = {
  name: 'providers',
  tables: ['institution', 'provider_entry', 'provider_tally'],
  routes: providerRoutes,
  accounts: {
    'provider_tally.account_id': {
      leaving: 'row goes',
      exported: { not: 'it follows from the cooperations and services, which are' },
    },
  },
  standing: followStanding,
  leaving: { erase: forgetProvider },
  counts: countListed,
  sitemap: { count: countProviderPages, list: listProviderPages },
  demo: [demoInstitutions],
  search: {
    declaration: providerCollection,
    ids: { table: 'provider_entry', column: 'id' },
    groups: providerGroups,
    path: providerHitPath,
  },
} as const satisfies Feature

import type { Feature } from '../kernel/feature.ts'
import { demoProviders } from './demo/seed-providers.ts'
import { verifiedKinds } from './kinds/verified-kind.ts'
import { resealIdentities } from './identities.ts'
import { keepFirmNames, ownProfile } from './leaving.ts'
import { profileRoutes } from './routes.ts'

export const profilesFeature = {
  name: 'profiles',
  tables: ['person', 'company', 'agency', 'lawyer', 'member'],
  routes: profileRoutes,
  reseal: resealIdentities,
  accounts: {
    'person.account_id': { leaving: 'row goes', exported: true },
    'company.account_id': { leaving: 'row goes', exported: true },
    'agency.account_id': { leaving: 'row goes', exported: true },
    'lawyer.account_id': { leaving: 'row goes', exported: true },
    'lawyer.law_office_id': {
      leaving: 'erase',
      exported: { not: 'the lawyer’s own, whose data name the office' },
    },
    'member.agency_id': { leaving: 'row goes', exported: true },
  },
  verified: verifiedKinds,
  leaving: { erase: keepFirmNames },
  exported: ownProfile,
  demo: [demoProviders],
} as const satisfies Feature

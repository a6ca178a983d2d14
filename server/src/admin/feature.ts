import type { Feature } from '../kernel/feature.ts'
import { adminRoutes } from './routes.ts'
import { ownSecondFactor, resealSecondFactors } from './second-factor-secrets.ts'

export const adminFeature = {
  name: 'admin',
  tables: ['second_factor', 'recovery_code'],
  notRestored: ['recovery_code'],
  routes: adminRoutes,
  reseal: resealSecondFactors,
  accounts: {
    'second_factor.account_id': { leaving: 'row goes', exported: true },
    'recovery_code.account_id': { leaving: 'row goes', exported: { not: 'hashes alone' } },
  },
  exported: async ({ db }, { id }) => ({ secondFactor: await ownSecondFactor(db, id) }),
} as const satisfies Feature

import type { Feature } from '../kernel/feature.ts'
import { demoTeams } from './demo.ts'
import { ownTeams } from './leaving.ts'
import { productRoutes } from './routes.ts'

export const productsFeature = {
  name: 'products',
  tables: ['product_member'],
  routes: productRoutes,
  accounts: { 'product_member.account_id': { leaving: 'row goes', exported: true } },
  exported: ownTeams,
  demo: [demoTeams],
} as const satisfies Feature

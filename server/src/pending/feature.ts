import type { Feature } from '../kernel/feature.ts'
import { pendingRoutes } from './routes.ts'

export const pendingFeature = {
  name: 'pending',
  tables: [],
  routes: pendingRoutes,
} as const satisfies Feature

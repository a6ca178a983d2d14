import type { Feature } from '../kernel/feature.ts'
import { checkRoutes } from './routes.ts'

/** Citations in texts that people bring, checked as the law stands on a day: nothing of them is kept. */
export const checksFeature = {
  name: 'checks',
  tables: [],
  routes: checkRoutes,
} as const satisfies Feature

import type { Feature } from '../kernel/feature.ts'
import { translationRoutes } from './routes.ts'

export const translationFeature = {
  name: 'translation',
  tables: [],
  routes: translationRoutes,
} as const satisfies Feature

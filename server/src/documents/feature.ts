import type { Feature } from '../kernel/feature.ts'
import { documentRoutes } from './routes.ts'

export const documentsFeature = {
  name: 'documents',
  tables: [],
  routes: documentRoutes,
} as const satisfies Feature

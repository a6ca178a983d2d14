import type { Feature } from '../kernel/feature.ts'
import { findRoutes } from './routes.ts'

export const findFeature = { name: 'find', tables: [], routes: findRoutes } as const satisfies Feature

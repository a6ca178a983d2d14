import type { Feature } from '../kernel/feature.ts'
import { homeRoutes } from './routes.ts'

export const homeFeature = { name: 'home', tables: [], routes: homeRoutes } as const satisfies Feature

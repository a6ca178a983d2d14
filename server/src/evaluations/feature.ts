import type { Feature } from '../kernel/feature.ts'
import { demoEvaluations } from './demo.ts'
import { evaluationMoves } from './evaluation-moves.ts'
import { forgetAuthor, ownEvaluations } from './leaving.ts'
import { pendingEvaluations } from './pending.ts'
import { countReviewing } from './queries.ts'
import { evaluationRoutes } from './routes.ts'
import { followStanding } from './standing.ts'

export const evaluationsFeature = {
  name: 'evaluations',
  tables: ['evaluation'],
  routes: evaluationRoutes,
  lifecycles: [evaluationMoves],
  accounts: {
    'evaluation.demander_id': { leaving: 'erase', exported: true },
    'evaluation.provider_id': { leaving: 'erase', exported: true },
  },
  standing: followStanding,
  leaving: { erase: forgetAuthor },
  exported: ownEvaluations,
  pending: pendingEvaluations,
  waiting: [{ kind: 'evaluations', role: 'MODERATOR', count: countReviewing }],
  demo: [demoEvaluations],
} as const satisfies Feature

import { releaseReviews } from '../account/door.ts'
import type { Feature } from '../kernel/feature.ts'
import { demoEvaluations } from './demo.ts'
import { evaluationMoves } from './evaluation-moves.ts'
import { forgetSides, ownEvaluations } from './leaving.ts'
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
    'evaluation.assigned_to': {
      leaving: { kept: 'it is given back, and who reviews it is the staff’s affair' },
      exported: { not: 'it is in the data of whoever wrote it' },
    },
  },
  standing: followStanding,
  leaving: { erase: forgetSides },
  exported: ownEvaluations,
  assigned: {
    role: 'MODERATOR',
    release: (transaction, accountId) => releaseReviews(transaction, evaluationMoves, accountId),
  },
  pending: pendingEvaluations,
  waiting: [{ kind: 'evaluations', role: 'MODERATOR', count: countReviewing }],
  demo: [demoEvaluations],
} as const satisfies Feature

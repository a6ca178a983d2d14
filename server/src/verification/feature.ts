import type { Feature } from '../kernel/feature.ts'
import { ownSubmissions } from './own-submissions.ts'
import { submitData } from './actions/submit-data.ts'
import { countPending, rejectionReason } from './queries.ts'
import { resealSubmissions } from './reseal-submissions.ts'
import { verificationRoutes } from './routes.ts'
import { submissionMoves } from './submission-moves.ts'

export const verificationFeature = {
  name: 'verification',
  tables: ['submission'],
  // The queue is searched by the names of who gave the data, and shows them.
  reads: ['account', 'company', 'agency', 'lawyer'],
  routes: verificationRoutes,
  reseal: resealSubmissions,
  lifecycles: [submissionMoves],
  registered: async (mover, accountId) => {
    await submitData(mover, accountId)
  },
  rejectionReason,
  accounts: {
    'submission.account_id': { leaving: 'row goes', exported: true },
    'submission.decided_by': {
      leaving: { kept: 'who decided stays accountable' },
      exported: { not: 'a decision is in the data of whom it was about' },
    },
  },
  exported: ownSubmissions,
  waiting: [{ kind: 'verifications', role: 'VERIFIER', count: countPending }],
} as const satisfies Feature

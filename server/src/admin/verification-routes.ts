import { verificationCalls } from '@portal/protocol/admin/verification-calls.ts'
import type { FastifyInstance } from 'fastify'
import { whoIs } from '../account/actions/confirm-password.ts'
import { bind } from '../kernel/http/bind.ts'
import type { Services } from '../kernel/services.ts'
import { decideSubmission } from '../profiles/actions/decide-submission.ts'
import { listVerifications } from './actions/list-verifications.ts'
import { showVerification } from './actions/show-verification.ts'

/** Data that people give of themselves, and what the platform's staff says of them. */
export function verificationRoutes(app: FastifyInstance, services: Services): void {
  bind(app, verificationCalls.verifications, ({ query }) => listVerifications(services.db, query))
  bind(app, verificationCalls.verification, ({ params }) => showVerification(services, params.id))

  bind(app, verificationCalls.approveVerification, ({ params, context }) =>
    decideSubmission(services, {
      submissionId: params.id,
      by: whoIs(context).accountId,
      action: 'approve',
      reason: null,
    }),
  )
  bind(app, verificationCalls.rejectVerification, ({ params, body, context }) =>
    decideSubmission(services, {
      submissionId: params.id,
      by: whoIs(context).accountId,
      action: 'reject',
      reason: body.reason,
    }),
  )
}

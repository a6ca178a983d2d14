import { verificationCalls } from '@portal/protocol/verification/calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { approveSubmission, rejectSubmission } from './actions/decide-submission.ts'
import { listSubmissions } from './actions/list-submissions.ts'
import { revokeVerification } from './actions/revoke-verification.ts'
import { showSubmission } from './actions/show-submission.ts'

/** Data that people give of themselves, and what the platform's staff says of them. */
export function verificationRoutes(bind: Bind): void {
  bind(verificationCalls.page, listSubmissions)
  bind(verificationCalls.read, showSubmission)
  bind(verificationCalls.approve, approveSubmission)
  bind(verificationCalls.reject, rejectSubmission)
  bind(verificationCalls.revoke, revokeVerification)
}

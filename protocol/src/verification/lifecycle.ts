import { lifecycle, type Tone } from '../kernel/lifecycle.ts'
import type { VerificationState } from '../kernel/user-types.ts'

/** Data of a person, given to be verified: at registration, and at each later change of what was verified. */
export const submissionLifecycle = lifecycle({
  subject: 'submission',
  states: { PENDING: 'gold', APPROVED: 'jade', REJECTED: 'seal', SUPERSEDED: 'grey' },
  /** Whether the data are the first ones, or change what was verified before. */
  conditions: { isFirst: 'wrongState', isChange: 'wrongState' },
  moves: [
    { from: null, action: 'submit', by: 'owner', to: 'PENDING' },
    {
      from: ['PENDING'],
      action: 'approve',
      by: 'admin',
      to: 'APPROVED',
      when: 'isFirst',
      tells: [{ who: 'owner', event: 'verificationApproved' }],
    },
    {
      from: ['PENDING'],
      action: 'approve',
      by: 'admin',
      to: 'APPROVED',
      when: 'isChange',
      tells: [{ who: 'owner', event: 'changeApproved' }],
    },
    {
      from: ['PENDING'],
      action: 'reject',
      by: 'admin',
      to: 'REJECTED',
      when: 'isFirst',
      needsReason: true,
      tells: [{ who: 'owner', event: 'verificationRejected' }],
    },
    {
      from: ['PENDING'],
      action: 'reject',
      by: 'admin',
      to: 'REJECTED',
      when: 'isChange',
      needsReason: true,
      tells: [{ who: 'owner', event: 'changeRejected' }],
    },
    // What was verified is not so any more: a licence has ended.
    {
      from: ['APPROVED'],
      action: 'revoke',
      by: 'admin',
      to: 'REJECTED',
      needsReason: true,
      tells: [{ who: 'owner', event: 'verificationRevoked' }],
    },
    { from: ['PENDING'], action: 'resubmit', by: 'owner', to: 'SUPERSEDED' },
  ],
})

/** What a verifier may do with data that wait. */
export const decisions = ['approve', 'reject'] as const

export type SubmissionState = (typeof submissionLifecycle.states)[number]

/** What the platform says of an account's data, as their owner and others see it. */
export const verificationTones: Record<VerificationState, Tone> = {
  PENDING: 'gold',
  VERIFIED: 'jade',
  REJECTED: 'seal',
}

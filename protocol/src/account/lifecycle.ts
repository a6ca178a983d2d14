import { lifecycle } from '../kernel/lifecycle.ts'
import { accountStates } from '../kernel/user-types.ts'

/** Who uses the portal, and how far: an account's states (decisions.md, section 1). */
export const accountLifecycle = lifecycle(accountStates, [
  { from: ['ACTIVE', 'FROZEN'], action: 'suspend', by: 'admin', to: 'SUSPENDED', needsReason: true },
  { from: ['ACTIVE', 'SUSPENDED'], action: 'freeze', by: 'admin', to: 'FROZEN', needsReason: true },
  { from: ['SUSPENDED', 'FROZEN'], action: 'restore', by: 'admin', to: 'ACTIVE', needsReason: true },
  {
    from: ['ACTIVE', 'SUSPENDED', 'FROZEN'],
    action: 'cancel',
    by: 'admin',
    to: 'CANCELLED',
    needsReason: true,
  },
  { from: ['ACTIVE', 'FROZEN'], action: 'cancel', by: 'owner', to: 'CANCELLED' },
])

export const submissionStates = ['PENDING', 'APPROVED', 'REJECTED', 'SUPERSEDED'] as const

export type SubmissionState = (typeof submissionStates)[number]

/** Data of a person, given to be verified: at registration, and at each later change of what was verified. */
export const submissionLifecycle = lifecycle(submissionStates, [
  { from: ['PENDING'], action: 'approve', by: 'admin', to: 'APPROVED' },
  { from: ['PENDING'], action: 'reject', by: 'admin', to: 'REJECTED', needsReason: true },
  { from: ['PENDING'], action: 'resubmit', by: 'owner', to: 'SUPERSEDED' },
])

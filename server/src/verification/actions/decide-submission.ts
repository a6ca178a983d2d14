import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { verificationCalls } from '@portal/protocol/verification/calls.ts'
import { holdAccount, setVerification } from '../../account/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving } from '../../kernel/mover.ts'
import type { Services } from '../../kernel/services.ts'
import { decideData, type Decision } from '../decide-data.ts'
import { findSubmission } from '../queries.ts'

/**
 * Approves or rejects data given to be verified, and tells their owner. A first submission makes the account verified
 * or not; a change becomes valid, or leaves the old data so.
 *
 * @throws Refusal where there are none, they were decided or taken back, or another account has since got what only
 * one may have: then they wait on
 */
async function decide(services: Services, decision: Decision): Promise<null> {
  await moving(services, async (mover) => {
    const { transaction } = mover
    const { account_id: owner } = await findSubmission(transaction, decision.submissionId)
    const { user_type: userType, verification } = await holdAccount(transaction, owner)
    const { sealed } = await decideData(mover, decision)
    const isApproved = decision.action === 'approve'
    if (!sealed) await setVerification(transaction, owner, isApproved ? 'VERIFIED' : 'REJECTED')
    else if (isApproved) await services.everyFeature.applyVerified(transaction, userType, owner, sealed)
    // Whoever was not verified before is not told of again: what they had begun was seen to then.
    const hasLost = verification === 'VERIFIED' && !sealed && !isApproved
    await services.everyFeature.standingChanged(mover, owner, hasLost ? 'NOT_VERIFIED' : null)
  })
  return null
}

export function approveSubmission(
  services: Services,
  { params }: GivenOf<typeof verificationCalls.approve>,
  { accountId: by }: Caller,
): Promise<null> {
  return decide(services, { submissionId: params.id, by, action: 'approve', reason: null })
}

export function rejectSubmission(
  services: Services,
  { params, body: { reason } }: GivenOf<typeof verificationCalls.reject>,
  { accountId: by }: Caller,
): Promise<null> {
  return decide(services, { submissionId: params.id, by, action: 'reject', reason })
}

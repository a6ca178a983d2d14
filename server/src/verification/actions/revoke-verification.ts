import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { verificationCalls } from '@portal/protocol/verification/calls.ts'
import { sql } from 'kysely'
import { holdAccount, setVerification } from '../../account/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { waitingSubmission } from '../queries.ts'
import { submissionMoves } from '../submission-moves.ts'

/**
 * Says that what somebody's account was verified by holds no more: a licence has ended. What they published is hidden
 * from then on, and they may correct their data and submit them again.
 *
 * @throws Refusal where the account is not verified, has no data that were, or a change of them is still to be decided
 */
export async function revokeVerification(
  services: Services,
  { params: { id }, body: { reason } }: GivenOf<typeof verificationCalls.revoke>,
  { accountId: by }: Caller,
): Promise<null> {
  await moving(services, async (mover) => {
    const { move, transaction } = mover
    const approved = await transaction
      .selectFrom('submission')
      .select(['id', 'account_id', 'state'])
      .where('account_id', '=', id)
      .where('state', '=', 'APPROVED')
      .orderBy('submitted_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!approved) throw new Refusal('notFound')
    const { verification } = await holdAccount(transaction, approved.account_id)
    if (verification !== 'VERIFIED') throw new Refusal('wrongState', { state: verification })
    if (await waitingSubmission(transaction, approved.account_id)) {
      throw new Refusal('wrongState', { state: 'PENDING' })
    }
    await move(
      submissionMoves,
      { ...approved, is_change: false },
      { action: 'revoke', as: 'admin', by, reason },
    )
    await transaction
      .updateTable('submission')
      .set({ decided_at: sql`now()`, decided_by: by, reason })
      .where('id', '=', approved.id)
      .execute()
    await setVerification(transaction, approved.account_id, 'REJECTED')
    await services.everyFeature.standingChanged(mover, approved.account_id, 'NOT_VERIFIED')
  })
  return null
}

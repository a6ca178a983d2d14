import { submissionLifecycle } from '@portal/protocol/account/lifecycle.ts'
import { sql } from 'kysely'
import { refuseTaken } from '../../account/actions/register.ts'
import type { Database } from '../../kernel/database/store.ts'
import { writeHistory } from '../../kernel/history.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { tell, type MessageEvent } from '../../messages/actions/tell.ts'
import { verifiedKinds } from '../kinds/verified-kind.ts'
import { findSubmission, holdAccount } from '../queries.ts'

export interface Decision {
  submissionId: string
  /** Account of the administrator. */
  by: string
  action: 'approve' | 'reject'
  /** Why it is rejected. */
  reason: string | null
}

type Account = Awaited<ReturnType<typeof holdAccount>>

/** What the decision is to the owner, by whether it is of a change of data that were verified before. */
const events: Record<Decision['action'], { first: MessageEvent; change: MessageEvent }> = {
  approve: { first: 'verificationApproved', change: 'changeApproved' },
  reject: { first: 'verificationRejected', change: 'changeRejected' },
}

/** A first submission makes the account verified or not; a change becomes valid, or leaves the old data so. */
async function takeEffect(
  transaction: Database,
  services: Services,
  account: Account,
  { action, sealed }: { action: Decision['action']; sealed: Buffer | null },
): Promise<void> {
  if (!sealed) {
    const verification = action === 'approve' ? 'VERIFIED' : 'REJECTED'
    await transaction.updateTable('account').set({ verification }).where('id', '=', account.id).execute()
  } else if (action === 'approve') {
    await verifiedKinds[account.user_type]?.apply(transaction, services, account.id, sealed)
  }
}

/** Moves the submission, and tells why it cannot be moved: of two who decide at once, one does. */
async function move(
  transaction: Database,
  { submissionId, by, action, reason }: Decision,
): Promise<{ sealed: Buffer | null }> {
  const { state } = await findSubmission(transaction, submissionId)
  const found = submissionLifecycle.find(state, action, 'admin')
  if (!found) throw new Refusal('wrongState', { state })
  const moved = await transaction
    .updateTable('submission')
    .set({ state: found.to, decided_at: sql`now()`, decided_by: by, reason })
    .where('id', '=', submissionId)
    .where('state', '=', state)
    .returning('sealed')
    .executeTakeFirst()
  if (!moved)
    throw new Refusal('wrongState', { state: (await findSubmission(transaction, submissionId)).state })
  await writeHistory(transaction, {
    subject: 'submission',
    subjectId: submissionId,
    by,
    action,
    from: state,
    to: found.to,
    note: reason,
  })
  return moved
}

/**
 * Approves or rejects data given to be verified, and tells their owner.
 *
 * @throws Refusal where there are none, they were decided or taken back, or another account has since got what only
 * one may have: then they wait on
 */
export async function decideSubmission(services: Services, decision: Decision): Promise<null> {
  const { db, outbox } = services
  const { action, reason } = decision
  await db
    .transaction()
    .execute(async (transaction) => {
      const { account_id: accountId } = await findSubmission(transaction, decision.submissionId)
      const account = await holdAccount(transaction, accountId)
      const { sealed } = await move(transaction, decision)
      await takeEffect(transaction, services, account, { action, sealed })
      await tell(transaction, services, {
        to: accountId,
        type: 'SYSTEM',
        event: events[action][sealed ? 'change' : 'first'],
        params: reason === null ? {} : { reason },
        link: '/usercenter/profile',
      })
    })
    .catch(refuseTaken)
  await outbox.wake()
  return null
}

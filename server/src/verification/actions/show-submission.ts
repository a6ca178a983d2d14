import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { verificationCalls } from '@portal/protocol/verification/calls.ts'
import { namedHistory } from '../../account/door.ts'
import { decisions } from '@portal/protocol/verification/lifecycle.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { mayDo } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { findQueued } from '../queue.ts'
import { submissionMoves } from '../submission-moves.ts'
import { submittedData } from '../submitted-data.ts'
import { submissionSummary } from './list-submissions.ts'

/**
 * A submission whole: what was given, beside what is valid where it is a change.
 *
 * @throws Refusal where there is none, or its account was cancelled and the data are erased
 */
export async function showSubmission(
  services: Services,
  { params: { id } }: GivenOf<typeof verificationCalls.read>,
  { accountId: by }: Caller,
) {
  const { db } = services
  const row = await findQueued(db, id)
  const owner = row && { accountId: row.account_id, userType: row.user_type }
  const given = owner && (await submittedData(services, owner, row.sealed))
  if (!row || !given) throw new Refusal('notFound')
  return {
    ...submissionSummary(row),
    phone: row.phone,
    email: row.email,
    registeredAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
    reason: row.reason,
    given,
    valid: row.is_change ? await submittedData(services, owner) : null,
    abilities: mayDo(submissionMoves, row, { as: 'admin', by, among: decisions }),
    history: await namedHistory(db, 'submission', id),
  }
}

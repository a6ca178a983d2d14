import type { decisions } from '@portal/protocol/verification/lifecycle.ts'
import { sql } from 'kysely'
import type { Mover } from '../kernel/mover.ts'
import { findSubmission } from './queries.ts'
import { submissionMoves } from './submission-moves.ts'

export interface Decision {
  submissionId: string
  /** Account of the administrator. */
  by: string | null
  action: (typeof decisions)[number]
  /** Why it is rejected. */
  reason: string | null
}

/**
 * Approves or rejects data given to be verified, and tells their owner.
 *
 * @returns the sealed change; null of a first submission
 * @throws Refusal where there are none, or they were decided or taken back
 */
export async function decideData(
  { move, transaction }: Mover,
  { submissionId, by, action, reason }: Decision,
): Promise<{ sealed: Buffer | null }> {
  const submission = await findSubmission(transaction, submissionId)
  await move(submissionMoves, submission, { action, as: 'admin', by, reason })
  await transaction
    .updateTable('submission')
    .set({ decided_at: sql`now()`, decided_by: by, reason })
    .where('id', '=', submissionId)
    .execute()
  return { sealed: submission.sealed }
}

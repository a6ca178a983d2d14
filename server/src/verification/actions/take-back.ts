import type { Mover } from '../../kernel/mover.ts'
import { findSubmission } from '../queries.ts'
import { submissionMoves } from '../submission-moves.ts'

/** Takes back what its owner gave to be verified and gives anew, or no longer wants. */
export async function takeBack(
  { move, transaction }: Mover,
  accountId: string,
  submissionId: string,
): Promise<void> {
  const submission = await findSubmission(transaction, submissionId)
  await move(submissionMoves, submission, { action: 'resubmit', as: 'owner', by: accountId })
}

import type { Mover } from '../../kernel/mover.ts'
import { submissionMoves } from '../submission-moves.ts'

/**
 * Puts data into the queue of those to be verified; one submission of an account waits at a time.
 *
 * @param sealed the change of data verified before; null where the data stand in their table
 * @returns its id
 */
export async function submitData(
  { make, transaction }: Mover,
  accountId: string,
  sealed: Buffer | null = null,
): Promise<string> {
  return make(
    submissionMoves,
    { account_id: accountId, is_change: sealed !== null },
    { action: 'submit', as: 'owner', by: accountId },
    (state) =>
      transaction
        .insertInto('submission')
        .values({ account_id: accountId, sealed, state })
        .returning('id')
        .executeTakeFirstOrThrow(),
  )
}

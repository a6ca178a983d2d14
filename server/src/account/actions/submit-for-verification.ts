import type { Database } from '../../kernel/database/store.ts'
import { writeHistory } from '../../kernel/history.ts'

/**
 * Puts data into the queue of those to be verified; one submission of an account waits at a time.
 *
 * @param sealed the change of data verified before; null where the data stand in their table
 */
export async function submitForVerification(
  transaction: Database,
  accountId: string,
  sealed: Buffer | null = null,
): Promise<void> {
  const { id } = await transaction
    .insertInto('submission')
    .values({ account_id: accountId, sealed })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeHistory(transaction, {
    subject: 'submission',
    subjectId: id,
    by: accountId,
    action: 'submit',
    from: null,
    to: 'PENDING',
  })
}

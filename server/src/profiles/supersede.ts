import type { Database } from '../kernel/database/store.ts'
import { writeHistory } from '../kernel/history.ts'

/** Takes back what its owner gave to be verified and gives anew, or no longer wants. */
export async function supersede(
  transaction: Database,
  accountId: string,
  submissionId: string,
): Promise<void> {
  const taken = await transaction
    .updateTable('submission')
    .set({ state: 'SUPERSEDED' })
    .where('id', '=', submissionId)
    .where('state', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst()
  if (!taken) return
  await writeHistory(transaction, {
    subject: 'submission',
    subjectId: submissionId,
    by: accountId,
    action: 'resubmit',
    from: 'PENDING',
    to: 'SUPERSEDED',
  })
}

import type { Database } from '../../kernel/database/store.ts'
import { writeHistory } from '../../kernel/history.ts'

/** Asks the platform for a report on the company. */
export function requestReport(db: Database, accountId: string, text: string): Promise<{ id: string }> {
  return db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('report_request')
      .values({ account_id: accountId, text })
      .returning(['id', 'state'])
      .executeTakeFirstOrThrow()
    await writeHistory(transaction, {
      subject: 'report-request',
      subjectId: added.id,
      by: accountId,
      action: 'add',
      from: null,
      to: added.state,
    })
    return added
  })
}

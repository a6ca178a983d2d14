import type { Language } from '@portal/protocol/kernel/languages.ts'
import { holdUsed } from '../../account/actions/hold-used.ts'
import { claimFile } from '../../files/actions/claim-file.ts'
import type { Database } from '../../kernel/database/store.ts'
import { writeHistory } from '../../kernel/history.ts'
import { invalidInput, Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { fieldMessage } from '../../kernel/words.ts'
import { tell } from '../../messages/actions/tell.ts'
import { findCompany } from '../admin-queries.ts'

interface Handed {
  accountId: string
  name: string
  /** Id of an upload of whoever hands it. */
  file: string
  request?: string | undefined
}

interface Answering {
  accountId: string
  by: string
  request: string
  language: Language
}

/** Of two that answer one request at once, one gets it. */
async function answerRequest(
  transaction: Database,
  { accountId, by, request, language }: Answering,
): Promise<void> {
  const answered = await transaction
    .updateTable('report_request')
    .set({ state: 'ANSWERED' })
    .where('id', '=', request)
    .where('account_id', '=', accountId)
    .where('state', '=', 'OPEN')
    .executeTakeFirst()
  if (answered.numUpdatedRows !== 1n) {
    const found = await transaction
      .selectFrom('report_request')
      .select('state')
      .where('id', '=', request)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (found) throw new Refusal('wrongState', { state: found.state })
    throw invalidInput([{ field: 'request', message: fieldMessage('notChoice', language) }])
  }
  await writeHistory(transaction, {
    subject: 'report-request',
    subjectId: request,
    by,
    action: 'answer',
    from: 'OPEN',
    to: 'ANSWERED',
  })
}

/**
 * Hands a report file to a company, as the answer to its request or unasked, and tells it.
 *
 * @throws Refusal where there is no such company, the file or the request is not what it should be, or the request
 *   was answered already
 */
export async function handReport(
  services: Services,
  { accountId: given, name, file, request }: Handed,
  { by, language }: { by: string; language: Language },
): Promise<{ id: string }> {
  const { db, outbox } = services
  const company = await findCompany(db, given)
  const noCompany = invalidInput([{ field: 'accountId', message: fieldMessage('notChoice', language) }])
  if (!company) throw noCompany
  const { accountId } = company
  const report = await db.transaction().execute(async (transaction) => {
    if (!(await holdUsed(transaction, accountId))) throw noCompany
    if (request) await answerRequest(transaction, { accountId, by, request, language })
    await claimFile(transaction, by, file, 'REPORT', 'file', language)
    const added = await transaction
      .insertInto('company_report')
      .values({ account_id: accountId, name, file_id: file, request_id: request ?? null, handed_by: by })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tell(transaction, services, {
      to: accountId,
      type: 'SERVICE',
      event: 'reportHanded',
      params: { name },
      link: '/usercenter/download',
    })
    return added
  })
  await outbox.wake()
  return report
}

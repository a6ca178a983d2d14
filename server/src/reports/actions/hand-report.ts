import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { reportAdminCalls } from '@portal/protocol/reports/admin-calls.ts'
import { holdUsed } from '../../account/door.ts'
import { claimFile } from '../../files/door.ts'
import { moving, type Mover } from '../../kernel/mover.ts'
import { refuseField } from '../../kernel/refusal.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { findCompany } from '../admin-queries.ts'
import { ofReports, requestMoves } from '../request-moves.ts'

interface Handed {
  accountId: string
  name: string
  /** Id of an upload. */
  file: string
  request?: string | undefined
}

/** Of two that answer one request at once, one gets it. */
async function answerRequest(
  { move, transaction }: Mover,
  request: string,
  { accountId, name }: Handed,
  by: string | null,
): Promise<void> {
  const found = await transaction
    .selectFrom('report_request')
    .select(['id', 'account_id', 'state'])
    .where('id', '=', request)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!found) refuseField('request', 'notChoice')
  const as = by === null ? 'system' : 'admin'
  await move(requestMoves, found, { action: 'answer', as, by, params: { name } })
}

/**
 * Hands a stored file to an account's owner, as the answer to a request or unasked, and tells them.
 *
 * @param by who of the desk uploaded it; null for the portal itself, whose file is the owner's
 * @throws Refusal where the file or the request is not what it should be, or the request was answered already
 */
export async function giveReport(mover: Mover, handed: Handed, by: string | null): Promise<{ id: string }> {
  const { transaction, tell } = mover
  const { accountId, name, file, request } = handed
  if (request) await answerRequest(mover, request, handed, by)
  else await tell({ to: accountId, ...ofReports, event: 'reportHanded', params: { name } })
  await claimFile(transaction, by ?? accountId, file, 'REPORT', 'file')
  return transaction
    .insertInto('company_report')
    .values({ account_id: accountId, name, file_id: file, request_id: request ?? null, handed_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/**
 * Hands a report file to a company.
 *
 * @throws Refusal where there is no such company, or as `giveReport` does
 */
export async function handReport(
  services: Services,
  { body: handed }: GivenOf<typeof reportAdminCalls.hand>,
  { accountId: by }: Caller,
): Promise<{ id: string }> {
  const company = await findCompany(services.db, handed.accountId)
  if (!company) refuseField('accountId', 'notChoice')
  const { accountId } = company
  return moving(services, async (mover) => {
    if (!(await holdUsed(mover.transaction, accountId))) refuseField('accountId', 'notChoice')
    return giveReport(mover, { ...handed, accountId }, by)
  })
}

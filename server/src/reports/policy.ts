import type { Database } from '../kernel/database/store.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findReport, findRequest } from './queries.ts'

/**
 * One of the reports handed to the caller.
 *
 * @throws Refusal where there is none, or it was handed to another
 */
export async function ownReport(db: Database, id: string, { accountId }: Caller): Promise<{ id: string }> {
  const report = await findReport(db, id)
  if (!report) throw new Refusal('notFound')
  if (report.account_id !== accountId) throw new Refusal('notForYou')
  return report
}

/**
 * One of the caller's requests.
 *
 * @throws Refusal where there is none, or it is another's
 */
export async function ownRequest(db: Database, id: string, { accountId }: Caller): Promise<{ id: string }> {
  const request = await findRequest(db, id)
  if (!request) throw new Refusal('notFound')
  if (request.account_id !== accountId) throw new Refusal('notForYou')
  return request
}

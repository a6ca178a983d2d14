import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { reportAdminCalls } from '@portal/protocol/reports/admin-calls.ts'
import { requestDeskActions } from '@portal/protocol/reports/lifecycle.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { mayDo } from '../../kernel/mover.ts'
import type { Services } from '../../kernel/services.ts'
import { companiesNamed, handedPage, requestsPage } from '../admin-queries.ts'
import { requestMoves } from '../request-moves.ts'

/** Reports handed to companies. */
export async function listHandedReports(
  { db }: Services,
  { query }: GivenOf<typeof reportAdminCalls.handedReports>,
): Promise<AnswerOf<typeof reportAdminCalls.handedReports>> {
  const { rows, page } = await handedPage(db, query)
  return {
    content: rows.map(({ account_id: accountId, handed_at: handed, downloaded_at: downloaded, ...row }) => ({
      ...row,
      accountId,
      handedAt: handed.toISOString(),
      downloadedAt: downloaded?.toISOString() ?? null,
    })),
    page,
  }
}

/** Reports that companies have asked for. */
export async function listAllRequests(
  { db }: Services,
  { query }: GivenOf<typeof reportAdminCalls.allRequests>,
  { accountId: by }: Caller,
): Promise<AnswerOf<typeof reportAdminCalls.allRequests>> {
  const { rows, page, counts } = await requestsPage(db, query)
  return {
    content: rows.map(({ created_at: at, ...row }) => ({
      id: row.id,
      accountId: row.account_id,
      username: row.username,
      company: row.company,
      text: row.text,
      language: row.language,
      state: row.state,
      at: at.toISOString(),
      abilities: mayDo(requestMoves, row, { as: 'admin', by, among: requestDeskActions }),
    })),
    page,
    counts,
  }
}

/** Companies to hand a report to. */
export function listCompanies(
  { db }: Services,
  { query }: GivenOf<typeof reportAdminCalls.companies>,
): Promise<AnswerOf<typeof reportAdminCalls.companies>> {
  return companiesNamed(db, query.keyword)
}

import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { reportAdminCalls } from '@portal/protocol/reports/admin-calls.ts'
import type { Services } from '../../kernel/services.ts'
import { companiesNamed, handedPage, requestsPage } from '../admin-queries.ts'

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
): Promise<AnswerOf<typeof reportAdminCalls.allRequests>> {
  const { rows, page, counts } = await requestsPage(db, query)
  return {
    content: rows.map(({ account_id: accountId, created_at: at, ...row }) => ({
      ...row,
      accountId,
      at: at.toISOString(),
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

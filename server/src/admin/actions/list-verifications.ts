import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import type { Database } from '../../kernel/database/store.ts'
import {
  countSubmissions,
  listSubmissions,
  type SubmissionChoice,
  type SubmissionRow,
} from '../verification-queries.ts'

/** A submission in a line. */
export function submissionSummary(row: SubmissionRow) {
  return {
    id: row.id,
    accountId: row.account_id,
    username: row.username,
    userType: row.user_type,
    name: row.name,
    state: row.state,
    isChange: row.is_change,
    submittedAt: row.submitted_at.toISOString(),
  }
}

/** The queue of what is to be verified, and what was. */
export async function listVerifications(
  db: Database,
  { page, size, ...choice }: SubmissionChoice & { page: number; size: number },
) {
  const { count } = await countSubmissions(db, choice)
  const rows = await listSubmissions(db, choice, { offset: (page - 1) * size, limit: size })
  return { content: rows.map(submissionSummary), page: pageInfoOf(page, size, count) }
}

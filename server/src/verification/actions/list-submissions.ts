import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { verificationCalls } from '@portal/protocol/verification/calls.ts'
import type { Services } from '../../kernel/services.ts'
import { submissionsPage, type SubmissionRow } from '../queue.ts'

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
export async function listSubmissions({ db }: Services, { query }: GivenOf<typeof verificationCalls.page>) {
  const { rows, page, counts } = await submissionsPage(db, query)
  return { content: rows.map(submissionSummary), page, counts }
}

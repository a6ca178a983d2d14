import { submissionLifecycle } from '@portal/protocol/account/lifecycle.ts'
import { readHistory } from '../../kernel/history.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { submittedData } from '../../profiles/actions/submitted-data.ts'
import { findSubmission } from '../verification-queries.ts'
import { submissionSummary } from './list-verifications.ts'

/**
 * A submission whole: what was given, beside what is valid where it is a change.
 *
 * @throws Refusal where there is none, or its account was cancelled and the data are erased
 */
export async function showVerification(services: Services, id: string) {
  const { db } = services
  const row = await findSubmission(db, id)
  const given = row && (await submittedData(services, row.account_id, row.sealed))
  if (!row || !given) throw new Refusal('notFound')
  return {
    ...submissionSummary(row),
    phone: row.phone,
    email: row.email,
    registeredAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
    reason: row.reason,
    given,
    valid: row.is_change ? await submittedData(services, row.account_id) : null,
    abilities: submissionLifecycle.abilities(row.state, 'admin').filter((action) => action !== 'resubmit'),
    history: await readHistory(db, 'submission', id),
  }
}

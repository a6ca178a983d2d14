import type { SubmissionState } from '@portal/protocol/account/lifecycle.ts'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'

export interface SubmissionChoice {
  state?: SubmissionState | undefined
  userType?: UserType | undefined
  keyword?: string | undefined
}

const shownName = sql<string>`coalesce(company.name, agency.name, lawyer.name, '')`

/** Submissions with their accounts, and the name of the company, agency or lawyer. */
function submissions(db: Database) {
  return db
    .selectFrom('submission')
    .innerJoin('account', 'account.id', 'submission.account_id')
    .leftJoin('company', 'company.account_id', 'account.id')
    .leftJoin('agency', 'agency.account_id', 'account.id')
    .leftJoin('lawyer', 'lawyer.account_id', 'account.id')
}

function chosen(db: Database, { state, userType, keyword }: SubmissionChoice) {
  const asked = keyword?.toLowerCase()
  return submissions(db)
    .$if(state !== undefined, (query) => query.where('submission.state', '=', state!))
    .$if(userType !== undefined, (query) => query.where('account.user_type', '=', userType!))
    .$if(Boolean(asked), (query) =>
      query.where((eb) =>
        eb.or([
          sql<boolean>`strpos(account.username_key, ${asked}) > 0`,
          sql<boolean>`strpos(lower(${shownName}), ${asked}) > 0`,
        ]),
      ),
    )
}

/** Of every submission; the sealed change itself is opened for one alone. */
function rows(query: ReturnType<typeof submissions>) {
  return query
    .select(['submission.id', 'submission.account_id', 'submission.state', 'submission.submitted_at'])
    .select(['account.username', 'account.user_type'])
    .select(shownName.as('name'))
    .select(sql<boolean>`submission.sealed is not null`.as('is_change'))
}

export type SubmissionRow = Awaited<ReturnType<typeof listSubmissions>>[number]

export function countSubmissions(db: Database, choice: SubmissionChoice): Promise<{ count: number }> {
  return chosen(db, choice)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
}

/** Those that wait the longest first, then those that were decided, the newest first. */
export function listSubmissions(
  db: Database,
  choice: SubmissionChoice,
  { offset, limit }: { offset: number; limit: number },
) {
  return rows(chosen(db, choice))
    .orderBy(sql`case when submission.state = 'PENDING' then submission.submitted_at end`, 'asc')
    .orderBy('submission.submitted_at', 'desc')
    .orderBy('submission.id')
    .offset(offset)
    .limit(limit)
    .execute()
}

export function findSubmission(db: Database, id: string) {
  return rows(submissions(db))
    .leftJoin('account as decider', 'decider.id', 'submission.decided_by')
    .select([
      'submission.decided_at',
      'submission.reason',
      'submission.sealed',
      'decider.username as decided_by',
    ])
    .select(['account.phone', 'account.email', 'account.created_at'])
    .where('submission.id', '=', id)
    .executeTakeFirst()
}

import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import { verificationsList } from '@portal/protocol/verification/lists.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import { tabbedPageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'

const shownName = sql<string>`coalesce(company.name, agency.name, lawyer.name, '')`

const chosen =
  (db: Database) =>
  ({ state, userType, keyword }: Wanted<typeof verificationsList>) => {
    const asked = keyword?.toLowerCase()
    return db
      .selectFrom('submission')
      .$if(state !== undefined, (query) => query.where('submission.state', '=', state!))
      .$if(userType !== undefined || asked !== undefined, (query) =>
        query.where('submission.account_id', 'in', (eb) =>
          eb
            .selectFrom('account')
            .leftJoin('company', 'company.account_id', 'account.id')
            .leftJoin('agency', 'agency.account_id', 'account.id')
            .leftJoin('lawyer', 'lawyer.account_id', 'account.id')
            .select('account.id')
            .$if(userType !== undefined, (some) => some.where('account.user_type', '=', userType!))
            .$if(asked !== undefined, (some) =>
              some.where((or) =>
                or.or([
                  sql<boolean>`strpos(account.username_key, ${asked}) > 0`,
                  sql<boolean>`strpos(lower(${shownName}), ${asked}) > 0`,
                ]),
              ),
            ),
        ),
      )
  }

/** Of every submission; the sealed change itself is opened for one alone. */
const shownColumns = [
  'submission.id',
  'submission.account_id',
  'submission.state',
  'submission.submitted_at',
  'account.username',
  'account.user_type',
] as const

const shownNames = [
  shownName.as('name'),
  sql<boolean>`submission.sealed is not null`.as('is_change'),
] as const

/** Submissions with their accounts, and the name of the company, agency or lawyer. */
function shown<Row>(submissions: SelectQueryBuilder<Tables, 'submission', Row>) {
  return submissions
    .innerJoin('account', 'account.id', 'submission.account_id')
    .leftJoin('company', 'company.account_id', 'account.id')
    .leftJoin('agency', 'agency.account_id', 'account.id')
    .leftJoin('lawyer', 'lawyer.account_id', 'account.id')
    .select(shownColumns)
    .select(shownNames)
}

export type SubmissionRow = Omit<Awaited<ReturnType<typeof submissionsPage>>['rows'][number], 'told'>

export function submissionsPage(db: Database, asked: PageWanted<typeof verificationsList>) {
  return tabbedPageOf(verificationsList, chosen(db), asked, {
    key: 'submission.id',
    toldOf: db,
    tab: 'submission.state',
    orders: {
      // Those that wait, the longest first; then those that were decided, the newest first.
      waiting: [
        [sql`case when submission.state = 'PENDING' then submission.submitted_at end`, 'asc'],
        ['submission.submitted_at', 'desc'],
      ],
      newest: [['submission.submitted_at', 'desc']],
      oldest: [['submission.submitted_at', 'asc']],
    },
    select: shown,
  })
}

/** A submission whole, with its account. */
export function findQueued(db: Database, id: string) {
  return shown(db.selectFrom('submission'))
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

import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import { requestsList, type handedList } from '@portal/protocol/reports/lists.ts'
import { sql } from 'kysely'
import { accounts } from '../account/door.ts'
import { pageOf, tabbedPageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'
import { companies as namesOfCompanies } from '../profiles/door.ts'

/** As many companies as a list to choose from shows; a keyword finds the others. */
const mostCompanies = 20

/** Name of a company; the username of one whose data are not there. */
const companyName = sql<string>`coalesce(company.name, account.username)`

/** Whether the company's name or the username has the keyword in it, whatever its case. */
function hasKeyword(keyword: string) {
  return sql<boolean>`strpos(lower(${companyName} || ' ' || account.username), lower(${keyword})) > 0`
}

export function handedPage(db: Database, asked: PageWanted<typeof handedList>) {
  const { keyword } = asked
  const chosen = db
    .selectFrom('company_report')
    .$if(keyword !== undefined, (query) =>
      query.where(
        'company_report.account_id',
        'in',
        db
          .selectFrom(accounts(db))
          .leftJoin(namesOfCompanies(db), 'company.account_id', 'account.id')
          .select('account.id')
          .where(hasKeyword(keyword!)),
      ),
    )
  return pageOf(chosen, asked, {
    key: 'company_report.id',
    orders: { newest: [['handed_at', 'desc']], oldest: [['handed_at', 'asc']] },
    select: (rows) =>
      rows
        .innerJoin(accounts(db), 'account.id', 'company_report.account_id')
        .leftJoin(namesOfCompanies(db), 'company.account_id', 'account.id')
        .select(['company_report.id', 'company_report.account_id', 'username'])
        .select(companyName.as('company'))
        .select(['company_report.name', 'handed_at', 'downloaded_at']),
  })
}

/** What the desk is asked for, and extracts that could not be made; as the index of this order has it. */
const waitsForDesk = sql<boolean>`((report_request.language is null and report_request.state = 'OPEN')
  or report_request.state = 'FAILED')`

/** What companies have asked for. */
export function requestsPage(db: Database, asked: PageWanted<typeof requestsList>) {
  const chosen = ({ state }: Wanted<typeof requestsList>) =>
    db
      .selectFrom('report_request')
      .$if(state !== undefined, (query) => query.where('report_request.state', '=', state!))
  return tabbedPageOf(requestsList, chosen, asked, {
    key: 'report_request.id',
    tab: 'report_request.state',
    orders: {
      // What waits for the desk, the oldest first; then the others, the newest first.
      waiting: [
        [sql`case when ${waitsForDesk} then report_request.created_at end`, 'asc'],
        ['report_request.created_at', 'desc'],
      ],
      newest: [['report_request.created_at', 'desc']],
      oldest: [['report_request.created_at', 'asc']],
    },
    select: (rows) =>
      rows
        .innerJoin(accounts(db), 'account.id', 'report_request.account_id')
        .leftJoin(namesOfCompanies(db), 'company.account_id', 'account.id')
        .select(['report_request.id', 'report_request.account_id', 'username'])
        .select(companyName.as('company'))
        .select(['text', 'report_request.language', 'report_request.state', 'report_request.created_at']),
  })
}

/** Companies that may be handed a report. */
function companies(db: Database) {
  return db
    .selectFrom(accounts(db))
    .leftJoin(namesOfCompanies(db), 'company.account_id', 'account.id')
    .select(['account.id as accountId', 'username'])
    .select(companyName.as('company'))
    .where('user_type', '=', 'ENTERPRISE')
    .where('state', '!=', 'CANCELLED')
}

export function companiesNamed(db: Database, keyword: string | undefined) {
  return companies(db)
    .$if(Boolean(keyword), (query) => query.where(hasKeyword(keyword!)))
    .orderBy(companyName)
    .orderBy('account.id')
    .limit(mostCompanies)
    .execute()
}

export function findCompany(db: Database, accountId: string) {
  return companies(db).where('account.id', '=', accountId).executeTakeFirst()
}

/** How many requests wait for the desk. */
export async function countOpenRequests(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('report_request')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(waitsForDesk)
    .executeTakeFirstOrThrow()
  return count
}

import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'

interface Paging {
  page: number
  size: number
}

/** As many companies as a list to choose from shows; a keyword finds the others. */
const mostCompanies = 20

/** Name of a company; the username of one whose data are not there. */
const companyName = sql<string>`coalesce(company.name, account.username)`

/** Whether the company's name or the username has the keyword in it, whatever its case. */
function hasKeyword(keyword: string) {
  return sql<boolean>`strpos(lower(${companyName} || ' ' || account.username), lower(${keyword})) > 0`
}

function handedReports(db: Database, keyword: string | undefined) {
  return db
    .selectFrom('company_report')
    .innerJoin('account', 'account.id', 'company_report.account_id')
    .leftJoin('company', 'company.account_id', 'account.id')
    .$if(Boolean(keyword), (query) => query.where(hasKeyword(keyword!)))
}

export function listHandedReports(
  db: Database,
  { keyword, page, size }: Paging & { keyword?: string | undefined },
) {
  return handedReports(db, keyword)
    .select(['company_report.id', 'company_report.account_id', 'username'])
    .select(companyName.as('company'))
    .select(['company_report.name', 'handed_at', 'downloaded_at'])
    .orderBy('handed_at', 'desc')
    .orderBy('company_report.id')
    .offset((page - 1) * size)
    .limit(size)
    .execute()
}

export async function countHandedReports(db: Database, keyword: string | undefined): Promise<number> {
  const row = await handedReports(db, keyword)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

function allRequests(db: Database, state: 'OPEN' | 'ANSWERED' | undefined) {
  return db
    .selectFrom('report_request')
    .innerJoin('account', 'account.id', 'report_request.account_id')
    .leftJoin('company', 'company.account_id', 'account.id')
    .$if(state !== undefined, (query) => query.where('report_request.state', '=', state!))
}

/** What companies have asked for: what waits first, of that the oldest; then what was answered, the newest first. */
export function listAllRequests(
  db: Database,
  { state, page, size }: Paging & { state?: 'OPEN' | 'ANSWERED' | undefined },
) {
  return allRequests(db, state)
    .select(['report_request.id', 'report_request.account_id', 'username'])
    .select(companyName.as('company'))
    .select(['text', 'report_request.state', 'report_request.created_at'])
    .orderBy(sql`report_request.state = 'OPEN'`, 'desc')
    .orderBy(sql`case when report_request.state = 'OPEN' then report_request.created_at end`)
    .orderBy('report_request.created_at', 'desc')
    .orderBy('report_request.id')
    .offset((page - 1) * size)
    .limit(size)
    .execute()
}

export async function countAllRequests(
  db: Database,
  state: 'OPEN' | 'ANSWERED' | undefined,
): Promise<number> {
  const row = await allRequests(db, state)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Companies that may be handed a report. */
function companies(db: Database) {
  return db
    .selectFrom('account')
    .leftJoin('company', 'company.account_id', 'account.id')
    .select(['account.id as accountId', 'username'])
    .select(companyName.as('company'))
    .where('user_type', '=', 'ENTERPRISE')
    .where('state', '!=', 'CANCELLED')
}

export function listCompanies(db: Database, keyword: string | undefined) {
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

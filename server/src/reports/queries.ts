import type { PageWanted } from '@portal/protocol/kernel/list.ts'
import type { ownRequestsList, reportsList } from '@portal/protocol/reports/lists.ts'
import { sql } from 'kysely'
import { pageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'

/** Reports, an extract with its language and number. */
const reports = (db: Database) =>
  db.selectFrom('company_report').leftJoin('report_number', 'report_number.report_id', 'company_report.id')

const reportColumns = [
  'company_report.id',
  'company_report.account_id',
  'company_report.name',
  'company_report.file_id',
  'company_report.handed_at',
  'company_report.downloaded_at',
  'report_number.language',
  'report_number.number',
] as const

/** A company's newest report that it was not told of on its screen. */
export function newestUnannounced(db: Database, accountId: string) {
  return reports(db)
    .select(reportColumns)
    .where('account_id', '=', accountId)
    .where('announced_at', 'is', null)
    .orderBy('handed_at', 'desc')
    .orderBy('company_report.id')
    .limit(1)
    .executeTakeFirst()
}

export function findReport(db: Database, id: string) {
  return db.selectFrom('company_report').select(['id', 'account_id']).where('id', '=', id).executeTakeFirst()
}

/** Notes the first time that a report was announced, or downloaded, which announces it too. */
export async function noteStatus(
  db: Database,
  id: string,
  status: 'ANNOUNCED' | 'DOWNLOADED',
): Promise<void> {
  await db
    .updateTable('company_report')
    .set({ announced_at: sql`coalesce(announced_at, now())` })
    .$if(status === 'DOWNLOADED', (query) =>
      query.set({ downloaded_at: sql`coalesce(downloaded_at, now())` }),
    )
    .where('id', '=', id)
    .execute()
}

export function reportsPage(db: Database, accountId: string, asked: PageWanted<typeof reportsList>) {
  return pageOf(db.selectFrom('company_report').where('account_id', '=', accountId), asked, {
    key: 'company_report.id',
    orders: { newest: [['handed_at', 'desc']] },
    select: (rows) =>
      rows.leftJoin('report_number', 'report_number.report_id', 'company_report.id').select(reportColumns),
  })
}

const requestColumns = ['id', 'account_id', 'text', 'language', 'state', 'created_at'] as const

export function findRequest(db: Database, id: string) {
  return db.selectFrom('report_request').select(requestColumns).where('id', '=', id).executeTakeFirst()
}

export function ownRequestsPage(db: Database, accountId: string, asked: PageWanted<typeof ownRequestsList>) {
  return pageOf(db.selectFrom('report_request').where('account_id', '=', accountId), asked, {
    key: 'id',
    orders: { newest: [['created_at', 'desc']] },
    select: (rows) => rows.select(requestColumns),
  })
}

/** What a number verifies. */
export function findReportNumber(db: Database, number: string) {
  return db
    .selectFrom('report_number')
    .select(['number', 'language', 'masked_name', 'made_at'])
    .where('number', '=', number)
    .executeTakeFirst()
}

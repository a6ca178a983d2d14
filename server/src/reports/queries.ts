import type { PageWanted } from '@portal/protocol/kernel/list.ts'
import type { ownRequestsList, reportsList } from '@portal/protocol/reports/lists.ts'
import { sql } from 'kysely'
import { pageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'

const reportColumns = ['id', 'account_id', 'name', 'file_id', 'handed_at', 'downloaded_at'] as const

/** A company's newest report that it was not told of on its screen. */
export function newestUnannounced(db: Database, accountId: string) {
  return db
    .selectFrom('company_report')
    .select(reportColumns)
    .where('account_id', '=', accountId)
    .where('announced_at', 'is', null)
    .orderBy('handed_at', 'desc')
    .orderBy('id')
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
    key: 'id',
    orders: { newest: [['handed_at', 'desc']] },
    select: (rows) => rows.select(reportColumns),
  })
}

export function ownRequestsPage(db: Database, accountId: string, asked: PageWanted<typeof ownRequestsList>) {
  return pageOf(db.selectFrom('report_request').where('account_id', '=', accountId), asked, {
    key: 'id',
    orders: { newest: [['created_at', 'desc']] },
    select: (rows) => rows.select(['id', 'text', 'state', 'created_at']),
  })
}

import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'

interface Paging {
  page: number
  size: number
}

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

export function listReports(db: Database, accountId: string, { page, size }: Paging) {
  return db
    .selectFrom('company_report')
    .select(reportColumns)
    .where('account_id', '=', accountId)
    .orderBy('handed_at', 'desc')
    .orderBy('id')
    .offset((page - 1) * size)
    .limit(size)
    .execute()
}

export function listRequests(db: Database, accountId: string, { page, size }: Paging) {
  return db
    .selectFrom('report_request')
    .select(['id', 'text', 'state', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset((page - 1) * size)
    .limit(size)
    .execute()
}

export async function countOwn(
  db: Database,
  table: 'company_report' | 'report_request',
  accountId: string,
): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

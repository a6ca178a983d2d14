import type { Database } from '../kernel/database/store.ts'
import type { Leaver, Owner } from '../kernel/leaving.ts'
import type { Mover } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { releaseFile } from '../files/door.ts'

/** The files of reports that somebody was handed go with the reports. */
export async function releaseReports(
  { transaction }: Mover,
  _services: Services,
  { id }: Leaver,
): Promise<void> {
  const reports = await transaction
    .selectFrom('company_report')
    .select('file_id')
    .where('account_id', '=', id)
    .execute()
  for (const { file_id: file } of reports) await releaseFile(transaction, file)
}

/** Files that an administrator handed to somebody stay theirs. */
export async function filesHanded(transaction: Database, accountId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('company_report')
    .select('file_id')
    .where('handed_by', '=', accountId)
    .where('account_id', '!=', accountId)
    .execute()
  return rows.map(({ file_id: file }) => file)
}

/** What a company asked for, and what it was handed. */
export async function ownReports({ db }: Services, { id }: Owner) {
  return {
    reportRequests: await db
      .selectFrom('report_request')
      .select(['text', 'language', 'state', 'created_at'])
      .where('account_id', '=', id)
      .orderBy('created_at')
      .execute(),
    reports: await db
      .selectFrom('company_report')
      .leftJoin('report_number', 'report_number.report_id', 'company_report.id')
      .select(['name', 'number', 'language', 'handed_at', 'downloaded_at'])
      .where('account_id', '=', id)
      .orderBy('handed_at')
      .execute(),
  }
}

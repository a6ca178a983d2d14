import { sql } from 'kysely'
import type { Database } from '../../kernel/database/store.ts'
import { forgetWriter } from '../../conversations/actions/forget-writer.ts'
import { releaseFile } from '../../files/actions/release-file.ts'
import { forgetCodes } from '../codes.ts'
import { noPassword } from '../passwords.ts'

interface Leaver {
  id: string
  phone: string | null
  email: string | null
}

/** Rows that are their owner's alone, by the column that names the owner. */
const ownRows = [
  'person',
  'company',
  'lawyer',
  'agency',
  'submission',
  'message',
  'company_report',
  'report_request',
  'second_factor',
  'recovery_code',
  'session',
  'reset_link',
  'idempotency_key',
] as const

/** Lawyers of an office that leaves keep the name of their firm. */
async function keepFirmNames(transaction: Database, officeId: string): Promise<void> {
  await transaction
    .updateTable('lawyer')
    .set((eb) => ({
      law_firm_name: eb.selectFrom('agency').select('name').where('account_id', '=', officeId),
      law_office_id: null,
    }))
    .where('law_office_id', '=', officeId)
    .execute()
}

/** Files that only the leaver's rows name: their own, and the reports handed to them. */
async function filesOf(transaction: Database, accountId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('stored_file')
    .leftJoin('company_report', 'company_report.file_id', 'stored_file.id')
    .select('stored_file.id')
    .distinct()
    .where((eb) =>
      eb.or([
        eb('company_report.account_id', '=', accountId),
        // A report that an administrator handed to somebody stays theirs.
        eb.and([eb('stored_file.owner_id', '=', accountId), eb('company_report.id', 'is', null)]),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Removes what tells who somebody was. What they wrote to others stays with those, under the username; so do the
 * acceptance of the agreement, the history and the audit log.
 */
export async function erasePersonalData(
  transaction: Database,
  secretKey: string,
  { id, phone, email }: Leaver,
): Promise<void> {
  await keepFirmNames(transaction, id)
  await forgetWriter(transaction, id)
  const files = await filesOf(transaction, id)
  for (const table of ownRows) {
    await sql`delete from ${sql.table(table)} where account_id = ${id}`.execute(transaction)
  }
  await transaction.deleteFrom('member').where('agency_id', '=', id).execute()
  await forgetCodes(transaction, secretKey, { phone, email })
  await transaction
    .updateTable('account')
    .set({
      phone: null,
      email: null,
      picture: null,
      password_hash: noPassword,
      admin_roles: [],
      wants_mail: false,
    })
    .where('id', '=', id)
    .execute()
  for (const file of files) await releaseFile(transaction, file)
}

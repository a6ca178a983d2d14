import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { foldName } from '../kernel/fold-name.ts'
import { Refusal } from '../kernel/refusal.ts'
import { licenceColumns, type LawyerLicence } from './licence-columns.ts'
import { sameDigits } from './same-digits.ts'

type LicenceRow = ReturnType<typeof licenceColumns>

/** What the writings of a licence have in common. */
function licenceKey({ licence_country: country, licence_bar: bar, licence_number: number }: LicenceRow) {
  return [country, foldName(bar ?? ''), foldName(number)].join('/')
}

/** Whether another account has a licence, however its bar and number are written. */
export async function isLicenceTaken(
  db: Database,
  accountId: string,
  licence: LawyerLicence,
): Promise<boolean> {
  const given = licenceColumns(licence)
  const others = await db
    .selectFrom('lawyer')
    .select(['licence_country', 'licence_bar', 'licence_number'])
    .where('licence_country', '=', given.licence_country)
    .where(sameDigits('licence_number', given.licence_number))
    .where('account_id', '!=', accountId)
    .execute()
  return others.some((other) => licenceKey(other) === licenceKey(given))
}

/**
 * Holds a licence until the transaction ends: an index decides between two at once who write it alike, this between
 * any two.
 *
 * @throws Refusal where another account has it
 */
export async function takeLicence(
  transaction: Database,
  accountId: string,
  licence: LawyerLicence,
): Promise<void> {
  const lock = `licence-${licenceKey(licenceColumns(licence))}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction)
  if (await isLicenceTaken(transaction, accountId, licence)) throw new Refusal('identityTaken')
}

import { sql } from 'kysely'
import { accounts } from '../account/door.ts'
import type { Database } from '../kernel/database/store.ts'

/** What others may read of profiles, to join it with their own rows: under the tables' names. */
export const companies = (db: Database) =>
  db.selectFrom('company').select(['account_id', 'name', 'credit_code', 'registration_number']).as('company')

/** A company as it says itself what it is, without what identifies people. */
export function companyProfile(db: Database, accountId: string) {
  return db
    .selectFrom('company')
    .select(['name', 'country', 'credit_code', 'registration_number', 'established_on'])
    .select(['industry', 'size'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export const agencies = (db: Database) =>
  db
    .selectFrom('agency')
    .select(['account_id', 'name', 'country', 'registration_number', 'contact_phone', 'contact_email'])
    .select(['address', 'established_on', 'size', 'scope', 'brief', 'website'])
    .select(['specialties', 'languages', 'work_country', 'work_area'])
    .as('agency')

export const lawyers = (db: Database) =>
  db
    .selectFrom('lawyer')
    .select(['account_id', 'name', 'licence_country', 'licence_bar', 'licence_number'])
    .select([
      'law_office_id',
      'law_firm_name',
      'brief',
      'specialties',
      'languages',
      'work_country',
      'work_area',
    ])
    .as('lawyer')

export const members = (db: Database) =>
  db
    .selectFrom('member')
    .select(['id', 'agency_id', 'avatar', 'name', 'practice_start', 'areas', 'languages', 'created_at'])
    .as('member')

export const persons = (db: Database) =>
  db.selectFrom('person').select(['account_id', 'full_name']).as('person')

/** The agency that a member works for. */
export async function agencyOfMember(db: Database, memberId: string): Promise<string | undefined> {
  const member = await db
    .selectFrom('member')
    .select('agency_id')
    .where('id', '=', memberId)
    .executeTakeFirst()
  return member?.agency_id
}

/**
 * Accounts by the name that others know: that of the lawyer, agency, company or person, else the username. A company or
 * agency by its number too; where one is, of those abroad (ISO 3166).
 */
export const parties = (db: Database) =>
  db
    .selectFrom(accounts(db))
    .leftJoin('lawyer', 'lawyer.account_id', 'account.id')
    .leftJoin('agency', 'agency.account_id', 'account.id')
    .leftJoin('company', 'company.account_id', 'account.id')
    .leftJoin('person', 'person.account_id', 'account.id')
    .select(['account.id', 'user_type', 'account.picture', 'state', 'verification'])
    .select(
      sql<string>`coalesce(lawyer.name, agency.name, company.name, nullif(person.full_name, ''), username)`.as(
        'name',
      ),
    )
    .select(
      sql<
        string | null
      >`coalesce(company.credit_code, company.registration_number, agency.registration_number)`.as('number'),
    )
    .select(
      sql<string | null>`nullif(coalesce(licence_country, agency.country, company.country), 'CN')`.as(
        'country',
      ),
    )
    .as('party')

/** Whoever is shown with an account's profile: its members, and the lawyers who name it as their firm. */
export async function shownWith(db: Database, accountId: string): Promise<string[]> {
  const employed = db.selectFrom('member').select('id').where('agency_id', '=', accountId)
  const own = db.selectFrom('lawyer').select('account_id as id').where('law_office_id', '=', accountId)
  return (await employed.unionAll(own).execute()).map(({ id }) => id)
}

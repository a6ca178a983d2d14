import { accounts } from '../account/door.ts'
import type { Database } from '../kernel/database/store.ts'

/** What a contract says of one of its parties, by the name of what is said. */
export type PartyFacts = Partial<
  Record<
    | 'name'
    | 'registrationNumber'
    | 'address'
    | 'legalRepresentative'
    | 'contactName'
    | 'contactPhone'
    | 'email',
    string
  >
>

/** What the profile of an account says of it as a party to contracts; what it does not say is left out. */
export async function partyFacts(db: Database, accountId: string): Promise<PartyFacts> {
  const row = await db
    .selectFrom(accounts(db))
    .leftJoin('lawyer', 'lawyer.account_id', 'account.id')
    .leftJoin('agency', 'agency.account_id', 'account.id')
    .leftJoin('company', 'company.account_id', 'account.id')
    .leftJoin('person', 'person.account_id', 'account.id')
    .select(({ fn }) => [
      fn.coalesce('company.name', 'agency.name', 'lawyer.name', 'person.full_name').as('name'),
      fn
        .coalesce('company.credit_code', 'company.registration_number', 'agency.registration_number')
        .as('registrationNumber'),
      fn.coalesce('company.address', 'agency.address').as('address'),
      'agency.responsible_person as legalRepresentative',
      fn.coalesce('lawyer.name', 'person.full_name').as('contactName'),
      fn.coalesce('agency.contact_phone', 'account.phone').as('contactPhone'),
      fn.coalesce('agency.contact_email', 'account.email').as('email'),
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirst()
  const said = Object.entries(row ?? {}).filter(([, value]) => value !== null && value !== '')
  return Object.fromEntries(said) as PartyFacts
}

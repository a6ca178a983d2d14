import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { licenceColumns } from '../../account/actions/licence-columns.ts'
import { sealIdentity } from '../../account/actions/seal-identity.ts'
import { claimFile } from '../../files/actions/claim-file.ts'
import { storeFile } from '../../files/actions/store-file.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Services } from '../../kernel/services.ts'
import { drawLicence } from './licence.ts'
import { agencies, companies, lawyers, members, samplePeople } from './providers.ts'
import { submitSamples } from './submit-samples.ts'

export type SampleAccounts = Map<string, { id: string; userType: UserType }>

/** Those whose data wait or were rejected; the demo accounts themselves are made before. */
async function addPeople(db: Database, passwordHash: string): Promise<void> {
  await db
    .insertInto('account')
    .values(
      samplePeople.map(({ username, userType, phone, email }) => ({
        username,
        username_key: username,
        phone,
        email,
        password_hash: passwordHash,
        user_type: userType,
        picture: null,
        verification: username === 'sample_agency' ? ('REJECTED' as const) : ('PENDING' as const),
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Sample accounts that have no data yet, by username. */
async function withoutData(db: Database): Promise<SampleAccounts> {
  const names = [...Object.keys(companies), ...Object.keys(agencies), ...Object.keys(lawyers)]
  const rows = await db
    .selectFrom('account')
    .select(['id', 'username', 'user_type'])
    .where('username', 'in', names)
    .where(({ not, exists, or, selectFrom }) =>
      not(
        or(
          (['company', 'agency', 'lawyer'] as const).map((table) =>
            exists(selectFrom(table).select('account_id').whereRef('account_id', '=', 'account.id')),
          ),
        ),
      ),
    )
    .execute()
  return new Map(rows.map(({ id, username, user_type: userType }) => [username, { id, userType }]))
}

async function addCompanies(transaction: Database, services: Services, accounts: SampleAccounts) {
  for (const [username, { creditCode, establishedOn, ...data }] of Object.entries(companies)) {
    const account = accounts.get(username)
    if (!account) continue
    const file = new File([new Uint8Array(await drawLicence())], 'licence.png', { type: 'image/png' })
    const given = { ownerId: account.id, purpose: 'BUSINESS_LICENCE' as const, file }
    const image = await storeFile(services, given, transaction)
    await claimFile(transaction, account.id, image.id, given.purpose, 'licenseImage', 'zh')
    await transaction
      .insertInto('company')
      .values({
        account_id: account.id,
        ...data,
        credit_code: creditCode,
        license_image: image.id,
        established_on: establishedOn,
      })
      .execute()
  }
}

async function addAgencies(transaction: Database, { secretKey }: Services, accounts: SampleAccounts) {
  for (const [username, data] of Object.entries(agencies)) {
    const account = accounts.get(username)
    if (!account) continue
    const { responsiblePerson, identity, establishedOn, contactPhone, contactEmail, ...rest } = data
    await transaction
      .insertInto('agency')
      .values({
        account_id: account.id,
        ...rest,
        ...sealIdentity(secretKey, identity),
        responsible_person: responsiblePerson,
        established_on: establishedOn,
        contact_phone: contactPhone,
        contact_email: contactEmail,
      })
      .execute()
  }
}

async function addLawyers(transaction: Database, { secretKey }: Services, accounts: SampleAccounts) {
  for (const [username, { identity, licence, lawFirm, ...data }] of Object.entries(lawyers)) {
    const account = accounts.get(username)
    if (!account) continue
    const office = lawFirm.office === null ? null : accounts.get(lawFirm.office)
    await transaction
      .insertInto('lawyer')
      .values({
        account_id: account.id,
        ...data,
        ...sealIdentity(secretKey, identity),
        ...licenceColumns(licence),
        law_office_id: office?.id ?? null,
        law_firm_name: lawFirm.name,
      })
      .execute()
  }
}

async function addMembers(transaction: Database, agencyId: string | undefined): Promise<void> {
  if (agencyId === undefined) return
  await transaction
    .insertInto('member')
    .values(
      members.map(({ name, licenceNumber, practiceStart, areas }) => ({
        agency_id: agencyId,
        avatar: null,
        name,
        licence_number: licenceNumber,
        practice_start: practiceStart,
        areas,
      })),
    )
    .execute()
}

/** Gives the sample companies, agencies and lawyers their data, once: verified, waiting and rejected ones. */
export async function seedProviders(services: Services, passwordHash: string): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    await addPeople(transaction, passwordHash)
    const accounts = await withoutData(transaction)
    await addCompanies(transaction, services, accounts)
    await addAgencies(transaction, services, accounts)
    await addLawyers(transaction, services, accounts)
    await addMembers(transaction, accounts.get('demo_office')?.id)
    await submitSamples(transaction, services, accounts)
  })
}

import { licenceColumns } from '../licence-columns.ts'
import { sealIdentity } from '../seal-identity.ts'
import { accounts } from '../../account/door.ts'
import { claimFile, drawSample, storeFile } from '../../files/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import { sampleProviderLines } from '../../kernel/demo-providers.ts'
import type { DemoData } from '../../kernel/feature.ts'
import { moving } from '../../kernel/mover.ts'
import type { Services } from '../../kernel/services.ts'
import { tellOnPortal } from '../../messages/door.ts'
import { providerSearch } from '../provider-search.ts'
import { moreAgencies, moreLawyers, moreMembers } from './more-providers.ts'
import * as demo from './providers.ts'
import type { SampleAccounts } from './providers.ts'
import { shownWith } from '../views.ts'
import { submitSamples } from './submit-samples.ts'

const agencies = () => ({ ...demo.agencies, ...moreAgencies() })
const lawyers = () => ({ ...demo.lawyers, ...moreLawyers() })

/** Sample accounts that have no data yet, by username. */
async function withoutData(db: Database): Promise<SampleAccounts> {
  const names = [demo.companies, agencies(), lawyers()].flatMap((some) => Object.keys(some))
  const rows = await db
    .selectFrom(accounts(db))
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

/** The id of a picture of a licence or certificate. */
async function addLicence(transaction: Database, services: Services, ownerId: string): Promise<string> {
  const file = new File([new Uint8Array(await drawSample())], 'licence.png', { type: 'image/png' })
  const given = { ownerId, purpose: 'BUSINESS_LICENCE' as const, file }
  const image = await storeFile(services, given, transaction)
  await claimFile(transaction, ownerId, image.id, given.purpose, 'licenseImage')
  return image.id
}

async function addCompanies(transaction: Database, services: Services, samples: SampleAccounts) {
  for (const [username, given] of Object.entries(demo.companies)) {
    const account = samples.get(username)
    if (!account) continue
    const { creditCode, registrationNumber, establishedOn, ...data } = given
    await transaction
      .insertInto('company')
      .values({
        account_id: account.id,
        ...data,
        credit_code: creditCode,
        registration_number: registrationNumber,
        license_image: await addLicence(transaction, services, account.id),
        established_on: establishedOn,
      })
      .execute()
  }
}

async function addAgencies(transaction: Database, services: Services, samples: SampleAccounts) {
  for (const [username, data] of Object.entries(agencies())) {
    const account = samples.get(username)
    if (!account) continue
    const { registrationNumber, responsiblePerson, identity, establishedOn, ...shown } = data
    const { contactPhone, contactEmail, ...rest } = shown
    await transaction
      .insertInto('agency')
      .values({
        account_id: account.id,
        ...rest,
        registration_number: registrationNumber,
        license_image: data.country === 'CN' ? null : await addLicence(transaction, services, account.id),
        ...sealIdentity(services.secretKey, identity),
        responsible_person: responsiblePerson,
        established_on: establishedOn,
        contact_phone: contactPhone,
        contact_email: contactEmail,
      })
      .execute()
  }
}

async function addLawyers(transaction: Database, { secretKey }: Services, samples: SampleAccounts) {
  for (const [username, { identity, licence, lawFirm, ...data }] of Object.entries(lawyers())) {
    const account = samples.get(username)
    if (!account) continue
    const office = lawFirm.office === null ? null : samples.get(lawFirm.office)
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

async function addMembers(transaction: Database, samples: SampleAccounts): Promise<void> {
  const all = [...demo.members.map((member) => ({ ...member, agency: 'demo_office' })), ...moreMembers()]
  const added = all.flatMap(({ agency, licenceNumber, practiceStart, ...member }) => {
    const account = samples.get(agency)
    if (!account) return []
    return {
      ...member,
      agency_id: account.id,
      avatar: null,
      licence_number: licenceNumber,
      practice_start: practiceStart,
    }
  })
  if (added.length > 0) await transaction.insertInto('member').values(added).execute()
}

/** Gives the sample companies, agencies and lawyers their data, once: verified, waiting and rejected ones. */
export const demoProviders: DemoData = {
  name: 'demo providers',
  content: sampleProviderLines,
  load: (services) =>
    // No e-mail goes to addresses that nobody has.
    moving({ ...services, tell: tellOnPortal }, async (mover) => {
      const { transaction } = mover
      const samples = await withoutData(transaction)
      await addCompanies(transaction, services, samples)
      await addAgencies(transaction, services, samples)
      await addLawyers(transaction, services, samples)
      await addMembers(transaction, samples)
      await submitSamples(mover, services, samples)
      for (const { id } of samples.values()) {
        for (const one of [id, ...(await shownWith(transaction, id))]) mover.changed(providerSearch, one)
      }
    }),
}

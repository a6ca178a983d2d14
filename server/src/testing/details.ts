import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { sealIdentity } from '../profiles/seal-identity.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Services } from '../kernel/services.ts'
import { freshBin, freshCreditCode, freshLicence, freshResidentId } from './account-inputs.ts'
import { noise, noiseSide } from './file-inputs.ts'
import type { FilePurpose } from '@portal/protocol/files/schemas.ts'

/** Somebody under a username that is part of no other. */
export async function renamed<Named extends { id: string; username: string }>(
  { db }: Pick<Services, 'db'>,
  somebody: Named,
): Promise<Named> {
  const username = `Quetzal_${somebody.username}_`
  await db
    .updateTable('account')
    .set({ username, username_key: username.toLowerCase() })
    .where('id', '=', somebody.id)
    .execute()
  return { ...somebody, username }
}

/** Drawn once: drawing takes longer than what is tested with it. */
const drawn: { png?: Promise<Buffer>; webp?: Promise<Buffer> } = {}

interface FileSettings {
  name?: string
  isUsed?: boolean
}

/** A file in the store, as its owner has uploaded it. */
export async function addFile(
  { db, files }: Services,
  ownerId: string,
  purpose: FilePurpose,
  { name, isUsed = false }: FileSettings = {},
): Promise<string> {
  const format = purpose === 'AVATAR' || purpose === 'PICTURE' ? 'webp' : 'png'
  const content = await (drawn[format] ??= noise(format))
  const { id } = await db
    .insertInto('stored_file')
    .values({
      owner_id: ownerId,
      purpose,
      name: name ?? `sample.${format}`,
      media_type: `image/${format}`,
      size: content.length,
      is_used: isUsed,
      ...(purpose === 'PICTURE' && { width: noiseSide, height: noiseSide }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await files.write(id, content, `image/${format}`)
  return id
}

async function addCompany(services: Services, accountId: string): Promise<void> {
  await services.db
    .insertInto('company')
    .values({
      account_id: accountId,
      name: '青岛样例贸易有限公司',
      credit_code: freshCreditCode(),
      license_image: await addFile(services, accountId, 'BUSINESS_LICENCE', { isUsed: true }),
      address: '青岛市胶州市样例路 1 号',
      established_on: '2015-03-02',
      industry: 'F',
      size: 'FROM_20_TO_99',
    })
    .execute()
}

async function addAgency({ db, secretKey }: Services, accountId: string): Promise<void> {
  await db
    .insertInto('agency')
    .values({
      account_id: accountId,
      name: '样例律师事务所',
      responsible_person: '王样例',
      ...sealIdentity(secretKey, { kind: 'RESIDENT_ID', number: freshResidentId() }),
      address: '青岛市胶州市样例路 2 号',
      established_on: '2010-01-04',
      size: 'UNDER_20',
      scope: null,
      brief: null,
    })
    .execute()
}

async function addLawyer({ db, secretKey }: Services, accountId: string): Promise<void> {
  await db
    .insertInto('lawyer')
    .values({
      account_id: accountId,
      name: '李样例',
      ...sealIdentity(secretKey, { kind: 'RESIDENT_ID', number: freshResidentId() }),
      licence_country: 'CN',
      licence_bar: null,
      licence_number: freshLicence(),
      law_office_id: null,
      law_firm_name: '样例律师事务所',
      specialties: ['TRADE'],
    })
    .execute()
}

/** What an account of its type gave at registration; nothing for those who give no more than the account. */
export async function addDetails(services: Services, accountId: string, userType: UserType): Promise<void> {
  if (userType === 'ENTERPRISE') await addCompany(services, accountId)
  if (userType === 'LAW_OFFICE' || userType === 'TRANSLATE' || userType === 'OTHER') {
    await addAgency(services, accountId)
  }
  if (userType === 'LAWYER') await addLawyer(services, accountId)
}

/** Has a company be registered in Kazakhstan. */
export async function registerAbroad(
  db: Database,
  accountId: string,
  registrationNumber = freshBin(),
): Promise<void> {
  await db
    .updateTable('company')
    .set({ country: 'KZ', credit_code: null, registration_number: registrationNumber })
    .where('account_id', '=', accountId)
    .execute()
}

/** Has a lawyer be admitted in Kazakhstan. */
export async function admitAbroad(db: Database, accountId: string): Promise<void> {
  await db.updateTable('lawyer').set({ licence_country: 'KZ' }).where('account_id', '=', accountId).execute()
}

import type { companyData } from '@portal/protocol/verification/schemas.ts'
import { z } from 'zod'
import { fileInfos, fileRowOf, releaseFile } from '../../files/door.ts'
import { statement } from '../../kernel/database/statement.ts'
import { isNumberTaken, registered, takeNumber } from '../registered.ts'
import type { ProfileKind } from './kind.ts'

const facts = z.object({
  name: z.string(),
  ...registered,
  /** Null outside China. */
  creditCode: z.string().nullable(),
  /** Id of the file. */
  licenseImage: z.string(),
  address: z.string(),
  establishedOn: z.string(),
})

export type CompanyFacts = z.output<typeof facts>

export interface CompanyExtras {
  industry: string
  size: string
}

const companyOf = statement((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('company')
    .selectAll()
    .select(fileRowOf(db, 'company.license_image').as('image'))
    .where('account_id', '=', accountId),
)

export const company: ProfileKind<CompanyFacts, CompanyExtras, z.output<typeof companyData>> = {
  facts,
  async read(db, _keys, accountId) {
    const [row] = await companyOf(db, { accountId })
    if (!row) return null
    return {
      facts: {
        name: row.name,
        country: row.country,
        registrationNumber: row.registration_number,
        creditCode: row.credit_code,
        licenseImage: row.license_image,
        address: row.address,
        establishedOn: row.established_on,
      },
      extras: { industry: row.industry, size: row.size },
      image: row.image,
    }
  },
  async writeFacts(transaction, _keys, accountId, given) {
    await takeNumber(transaction, accountId, given)
    await transaction
      .updateTable('company')
      .set({
        name: given.name,
        country: given.country,
        registration_number: given.registrationNumber,
        credit_code: given.creditCode,
        license_image: given.licenseImage,
        address: given.address,
        established_on: given.establishedOn,
      })
      .where('account_id', '=', accountId)
      .execute()
  },
  async writeExtras(transaction, accountId, { industry, size }) {
    await transaction
      .updateTable('company')
      .set({ industry, size })
      .where('account_id', '=', accountId)
      .execute()
  },
  async isTaken(db, _keys, accountId, given) {
    const { creditCode } = given
    if (creditCode === null) return isNumberTaken(db, accountId, given)
    const other = await db
      .selectFrom('company')
      .select('account_id')
      .where('credit_code', '=', creditCode)
      .where('account_id', '!=', accountId)
      .executeTakeFirst()
    return other !== undefined
  },
  async release(transaction, before, now) {
    if (before.licenseImage !== now.licenseImage) await releaseFile(transaction, before.licenseImage)
  },
  async show(services, _accountId, { facts: { licenseImage, ...rest }, extras, image }) {
    const files = await fileInfos(services.db, services, [licenseImage], image ? [image] : [])
    const shown = files.get(licenseImage)
    if (!shown) throw new Error(`no file ${licenseImage}`)
    return { ...rest, licenseImage: shown, ...extras }
  },
}

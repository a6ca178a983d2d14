import type { agencyData } from '@portal/protocol/verification/schemas.ts'
import { identityKinds } from '@portal/protocol/account/rules/identity.ts'
import { agencyTypes } from '@portal/protocol/kernel/user-types.ts'
import { z } from 'zod'
import { accounts } from '../../account/door.ts'
import { fileInfos, fileRowOf, releaseFile } from '../../files/door.ts'
import { isNumberTaken, registered, takeNumber } from '../registered.ts'
import { openIdentity, sealIdentity } from '../seal-identity.ts'
import { isIdentityTaken, takeIdentity } from '../taken-identity.ts'
import type { ProfileKind } from './kind.ts'

const facts = z.object({
  name: z.string(),
  ...registered,
  /** Id of the file; null in China. */
  licenseImage: z.string().nullable().default(null),
  responsiblePerson: z.string(),
  legalPersonIdentity: z.object({ kind: z.enum(identityKinds), number: z.string() }),
  address: z.string(),
  establishedOn: z.string(),
})

export type AgencyFacts = z.output<typeof facts>

export interface AgencyExtras {
  size: string
}

const identityOf = ({ name, legalPersonIdentity: identity }: AgencyFacts) =>
  ({ table: 'agency', name, identity }) as const

export const agency: ProfileKind<AgencyFacts, AgencyExtras, z.output<typeof agencyData>> = {
  facts,
  async read(db, keys, accountId) {
    const row = await db
      .selectFrom('agency')
      .selectAll()
      .select(fileRowOf(db, 'agency.license_image').as('image'))
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (!row) return null
    return {
      facts: {
        name: row.name,
        country: row.country,
        registrationNumber: row.registration_number,
        licenseImage: row.license_image,
        responsiblePerson: row.responsible_person,
        legalPersonIdentity: openIdentity(keys, row),
        address: row.address,
        establishedOn: row.established_on,
      },
      extras: { size: row.size },
      image: row.image,
    }
  },
  async writeFacts(transaction, keys, accountId, given) {
    await takeNumber(transaction, accountId, given)
    await takeIdentity(transaction, keys, accountId, identityOf(given))
    await transaction
      .updateTable('agency')
      .set({
        name: given.name,
        country: given.country,
        registration_number: given.registrationNumber,
        license_image: given.licenseImage,
        responsible_person: given.responsiblePerson,
        ...sealIdentity(keys.current, given.legalPersonIdentity),
        address: given.address,
        established_on: given.establishedOn,
      })
      .where('account_id', '=', accountId)
      .execute()
  },
  async writeExtras(transaction, accountId, { size }) {
    await transaction.updateTable('agency').set({ size }).where('account_id', '=', accountId).execute()
  },
  async isTaken(db, keys, accountId, given) {
    return (
      (await isNumberTaken(db, accountId, given)) || isIdentityTaken(db, keys, accountId, identityOf(given))
    )
  },
  async release(transaction, before, now) {
    if (before.licenseImage !== now.licenseImage) await releaseFile(transaction, before.licenseImage)
  },
  async show(services, accountId, { facts: { licenseImage, ...rest }, extras, image }) {
    const { db } = services
    const { user_type: userType } = await db
      .selectFrom(accounts(db))
      .select('user_type')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    const files = await fileInfos(db, services, [licenseImage], image ? [image] : [])
    return {
      type: z.enum(agencyTypes).parse(userType),
      ...rest,
      licenseImage: licenseImage === null ? null : (files.get(licenseImage) ?? null),
      ...extras,
    }
  },
}

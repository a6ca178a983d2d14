import { identityKinds } from '@portal/protocol/account/rules/identity.ts'
import { lawyerData } from '@portal/protocol/verification/schemas.ts'
import { z } from 'zod'
import { licenceColumns, type LawyerLicence } from '../licence-columns.ts'
import { openIdentity, sealIdentity } from '../seal-identity.ts'
import { isIdentityTaken, takeIdentity } from '../taken-identity.ts'
import { isLicenceTaken, takeLicence } from '../taken-licence.ts'
import type { Database } from '../../kernel/database/store.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { practiceColumns, practiceOf, type Practice } from '../practice-columns.ts'
import type { ProfileKind } from './kind.ts'

const facts = z.object({
  name: z.string(),
  identity: z.object({ kind: z.enum(identityKinds), number: z.string() }),
  licence: lawyerData.shape.licence,
  /** A registered office by its id, or another firm by its name. */
  lawFirm: z.object({ officeId: z.string().nullable(), name: z.string().nullable() }),
})

export type LawyerFacts = z.output<typeof facts>

export interface LawyerExtras extends Practice {
  specialties: string[]
  brief: string | null
}

interface LicenceRow {
  licence_country: string
  licence_bar: string | null
  licence_number: string
}

function licenceOf({ licence_country: country, licence_bar: bar, licence_number: number }: LicenceRow) {
  const licence: LawyerLicence =
    country === 'CN' ? { kind: 'CHINA', number } : { kind: 'FOREIGN', country, bar: bar ?? '', number }
  return licence
}

async function firmName(db: Database, { officeId, name }: LawyerFacts['lawFirm']): Promise<string> {
  if (officeId === null) return name ?? ''
  const office = await db
    .selectFrom('agency')
    .select('name')
    .where('account_id', '=', officeId)
    .executeTakeFirst()
  return office?.name ?? ''
}

export const lawyer: ProfileKind<LawyerFacts, LawyerExtras, z.output<typeof lawyerData>> = {
  facts,
  async read(db, keys, accountId) {
    const row = await db
      .selectFrom('lawyer')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (!row) return null
    return {
      facts: {
        name: row.name,
        identity: openIdentity(keys, row),
        licence: licenceOf(row),
        lawFirm: { officeId: row.law_office_id, name: row.law_firm_name },
      },
      extras: { specialties: row.specialties, brief: row.brief, ...practiceOf(row) },
    }
  },
  async writeFacts(transaction, keys, accountId, { name, identity, licence, lawFirm }) {
    // The office that a waiting change names may have left meanwhile.
    if ((await firmName(transaction, lawFirm)) === '') throw new Refusal('wrongState', { state: 'PENDING' })
    await takeIdentity(transaction, keys, accountId, { table: 'lawyer', identity })
    await takeLicence(transaction, accountId, licence)
    await transaction
      .updateTable('lawyer')
      .set({
        name,
        ...sealIdentity(keys.current, identity),
        ...licenceColumns(licence),
        law_office_id: lawFirm.officeId,
        law_firm_name: lawFirm.name,
      })
      .where('account_id', '=', accountId)
      .execute()
  },
  async writeExtras(transaction, accountId, { specialties, brief, ...practice }) {
    await transaction
      .updateTable('lawyer')
      .set({ specialties, brief, ...practiceColumns(practice) })
      .where('account_id', '=', accountId)
      .execute()
  },
  async isTaken(db, keys, accountId, { identity, licence }) {
    return (
      (await isIdentityTaken(db, keys, accountId, { table: 'lawyer', identity })) ||
      isLicenceTaken(db, accountId, licence)
    )
  },
  async show({ db }, _accountId, { facts: { lawFirm, ...rest }, extras }) {
    return {
      ...rest,
      lawFirm: { officeId: lawFirm.officeId, name: await firmName(db, lawFirm) },
      ...extras,
    }
  },
}

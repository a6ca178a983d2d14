import type { agencyData } from '@portal/protocol/profiles/schemas.ts'
import { identityKinds } from '@portal/protocol/account/rules/identity.ts'
import { agencyTypes } from '@portal/protocol/kernel/user-types.ts'
import { z } from 'zod'
import { identityHash, openIdentity, sealIdentity } from '../../account/actions/seal-identity.ts'
import type { ProfileKind } from './kind.ts'

const facts = z.object({
  name: z.string(),
  responsiblePerson: z.string(),
  legalPersonIdentity: z.object({ kind: z.enum(identityKinds), number: z.string() }),
  address: z.string(),
  establishedOn: z.string(),
})

export type AgencyFacts = z.output<typeof facts>

export interface AgencyExtras {
  size: string
}

export const agency: ProfileKind<AgencyFacts, AgencyExtras, z.output<typeof agencyData>> = {
  facts,
  async read(db, keys, accountId) {
    const row = await db
      .selectFrom('agency')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (!row) return null
    return {
      facts: {
        name: row.name,
        responsiblePerson: row.responsible_person,
        legalPersonIdentity: openIdentity(keys, row),
        address: row.address,
        establishedOn: row.established_on,
      },
      extras: { size: row.size },
    }
  },
  async writeFacts(transaction, secretKey, accountId, given) {
    await transaction
      .updateTable('agency')
      .set({
        name: given.name,
        responsible_person: given.responsiblePerson,
        ...sealIdentity(secretKey, given.legalPersonIdentity),
        address: given.address,
        established_on: given.establishedOn,
      })
      .where('account_id', '=', accountId)
      .execute()
  },
  async writeExtras(transaction, accountId, { size }) {
    await transaction.updateTable('agency').set({ size }).where('account_id', '=', accountId).execute()
  },
  async isTaken(db, secretKey, accountId, { name, legalPersonIdentity }) {
    const other = await db
      .selectFrom('agency')
      .select('account_id')
      .where('identity_hash', '=', identityHash(secretKey, legalPersonIdentity))
      .where('name', '=', name)
      .where('account_id', '!=', accountId)
      .executeTakeFirst()
    return other !== undefined
  },
  async show({ db }, accountId, stored) {
    const { user_type: userType } = await db
      .selectFrom('account')
      .select('user_type')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    return { type: z.enum(agencyTypes).parse(userType), ...stored.facts, ...stored.extras }
  },
}

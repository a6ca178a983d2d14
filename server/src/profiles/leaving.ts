import type { SecretKeys } from '../kernel/crypto.ts'
import type { Leaver, Owner } from '../kernel/leaving.ts'
import type { Mover } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { tryIdentity, type SealedIdentity } from './seal-identity.ts'

/** Lawyers of an office that leaves keep the name of their firm. */
export async function keepFirmNames(
  { transaction }: Mover,
  _services: Services,
  { id }: Leaver,
): Promise<void> {
  await transaction
    .updateTable('lawyer')
    .set((eb) => ({
      law_firm_name: eb.selectFrom('agency').select('name').where('account_id', '=', id),
      law_office_id: null,
    }))
    .where('law_office_id', '=', id)
    .execute()
}

interface IdentityRow extends SealedIdentity {
  identity_hash: Buffer
}

/** The owner gets the own number whole; null, as all that no key opens: the rest is there all the same. */
function withIdentity<Row extends IdentityRow>(keys: SecretKeys, row: Row | undefined) {
  if (!row) return null
  const { identity_kind, identity_sealed, identity_hash: _, ...data } = row
  return { ...data, identity: tryIdentity(keys, { identity_kind, identity_sealed }) }
}

/** Who somebody is, by user type. */
export async function ownProfile({ db, keys }: Services, { id }: Owner) {
  const [person, company, agency, lawyer] = await Promise.all([
    db.selectFrom('person').selectAll().where('account_id', '=', id).executeTakeFirst(),
    db.selectFrom('company').selectAll().where('account_id', '=', id).executeTakeFirst(),
    db.selectFrom('agency').selectAll().where('account_id', '=', id).executeTakeFirst(),
    db.selectFrom('lawyer').selectAll().where('account_id', '=', id).executeTakeFirst(),
  ])
  const members = await db
    .selectFrom('member')
    .select(['name', 'licence_number', 'practice_start', 'areas', 'languages', 'avatar', 'created_at'])
    .where('agency_id', '=', id)
    .orderBy('created_at')
    .execute()
  const profile = person ?? company ?? withIdentity(keys, agency) ?? withIdentity(keys, lawyer)
  return { profile, members }
}

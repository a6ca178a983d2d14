import { unsealOrNull, type SecretKeys } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'
import { tryIdentity, type SealedIdentity } from './actions/seal-identity.ts'

interface IdentityRow extends SealedIdentity {
  identity_hash: Buffer
}

/** The owner gets the own number whole; null, as all that neither key opens: the rest is there all the same. */
function withIdentity<Row extends IdentityRow>(keys: SecretKeys, row: Row | undefined) {
  if (!row) return null
  const { identity_kind, identity_sealed, identity_hash: _, ...data } = row
  return { ...data, identity: tryIdentity(keys, { identity_kind, identity_sealed }) }
}

function openChange(keys: SecretKeys, sealed: Buffer): unknown {
  return JSON.parse(unsealOrNull(keys, 'submission', sealed) ?? 'null')
}

async function submissionsOf(db: Database, keys: SecretKeys, accountId: string) {
  const rows = await db
    .selectFrom('submission')
    .select(['state', 'submitted_at', 'decided_at', 'reason', 'sealed'])
    .where('account_id', '=', accountId)
    .orderBy('submitted_at')
    .execute()
  return rows.map(({ sealed, ...row }) => ({ ...row, data: sealed && openChange(keys, sealed) }))
}

/** Who the account's owner is: the account, its data by user type, what was given to be verified. */
export async function ownProfile(db: Database, keys: SecretKeys, accountId: string) {
  const account = await db
    .selectFrom('account')
    .select(['id', 'username', 'user_type', 'admin_roles', 'state', 'verification', 'created_at'])
    .select(['phone', 'email', 'picture', 'language', 'wants_mail'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const person = await db
    .selectFrom('person')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const company = await db
    .selectFrom('company')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const agency = await db
    .selectFrom('agency')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const lawyer = await db
    .selectFrom('lawyer')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const members = await db
    .selectFrom('member')
    .select(['name', 'licence_number', 'practice_start', 'areas', 'avatar', 'created_at'])
    .where('agency_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  return {
    account,
    profile: person ?? company ?? withIdentity(keys, agency) ?? withIdentity(keys, lawyer),
    members,
    submissions: await submissionsOf(db, keys, accountId),
  }
}

import type { Identity } from '@portal/protocol/account/rules/identity.ts'
import { sql } from 'kysely'
import type { SecretKeys } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'
import { identityHashes } from './seal-identity.ts'

/** One lawyer has an identity, and of the agencies with it one has a name. */
interface Holder {
  table: 'lawyer' | 'agency'
  identity: Identity
  /** Of an agency. */
  name?: string
}

/** Whether another account has it, under whichever key. */
export async function isIdentityTaken(
  db: Database,
  keys: SecretKeys,
  accountId: string,
  { table, identity, name }: Holder,
): Promise<boolean> {
  const other = await db
    .selectFrom(table)
    .select('account_id')
    .where('identity_hash', 'in', identityHashes(keys, identity))
    .$if(name !== undefined, (query) => query.where('name', '=', name!))
    .where('account_id', '!=', accountId)
    .executeTakeFirst()
  return other !== undefined
}

/**
 * Holds an identity until the transaction ends: a constraint decides between two at once under one key, this while the
 * key is changed and portals store it under different ones.
 *
 * @throws Refusal where another account has it
 */
export async function takeIdentity(
  transaction: Database,
  keys: SecretKeys,
  accountId: string,
  holder: Holder,
): Promise<void> {
  const hashes = identityHashes(keys, holder.identity).map((hash) => hash.toString('hex'))
  // In one order, whichever key comes first to a portal.
  for (const hash of hashes.toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`identity-${hash}`}, 0))`.execute(transaction)
  }
  if (await isIdentityTaken(transaction, keys, accountId, holder)) throw new Refusal('identityTaken')
}

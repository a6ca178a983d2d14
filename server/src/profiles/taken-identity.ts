import type { Identity } from '@portal/protocol/account/rules/identity.ts'
import { sql } from 'kysely'
import type { SecretKeys } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'
import { foldName } from '../kernel/fold-name.ts'
import { Refusal } from '../kernel/refusal.ts'
import { identityHashes } from './seal-identity.ts'

/** One lawyer has an identity, and of the agencies with it one has a name. */
interface Holder {
  table: 'lawyer' | 'agency'
  identity: Identity
  /** Of an agency. */
  name?: string
}

/** Whether another account has it, under whichever key and however the name is written. */
export async function isIdentityTaken(
  db: Database,
  keys: SecretKeys,
  accountId: string,
  { table, identity, name }: Holder,
): Promise<boolean> {
  const others = await db
    .selectFrom(table)
    .select('name')
    .where('identity_hash', 'in', identityHashes(keys, identity))
    .where('account_id', '!=', accountId)
    .execute()
  return others.some((other) => name === undefined || foldName(other.name) === foldName(name))
}

/**
 * Holds an identity until the transaction ends: a constraint decides between two at once under one key and name, this while
 * the key is changed and portals store it under different ones, and where one name is written in two ways.
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

import type { Identity } from '@portal/protocol/account/rules/identity.ts'
import { isSealedWith, keyedHash, seal, unseal, type SecretKeys } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'

const purpose = 'identity'

/** How an identity number is kept: sealed, with a keyed hash by which a second use of it is found. */
export function sealIdentity(secretKey: string, { kind, number }: Identity) {
  return {
    identity_kind: kind,
    identity_sealed: seal(secretKey, purpose, number),
    identity_hash: keyedHash(secretKey, purpose, `${kind}:${number}`),
  }
}

/**
 * Seals anew with the present key what the previous one sealed, after SECRET_KEY was changed.
 *
 * @returns how many are sealed with neither key, and cannot be read
 */
export async function resealIdentities(db: Database, keys: SecretKeys): Promise<number> {
  let unreadable = 0
  for (const table of ['agency', 'lawyer'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['account_id', 'identity_kind', 'identity_sealed'])
      .execute()
    for (const row of rows.filter(({ identity_sealed: sealed }) => !isSealedWith(keys.current, sealed))) {
      if (!keys.previous || !isSealedWith(keys.previous, row.identity_sealed)) {
        unreadable += 1
        continue
      }
      const number = unseal(keys, purpose, row.identity_sealed)
      await db
        .updateTable(table)
        .set(sealIdentity(keys.current, { kind: row.identity_kind, number }))
        .where('account_id', '=', row.account_id)
        .execute()
    }
  }
  return unreadable
}

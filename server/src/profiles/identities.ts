import { isSealedWith, type SecretKeys } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'
import { openIdentity, sealIdentity } from './seal-identity.ts'

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
      await db
        .updateTable(table)
        .set(sealIdentity(keys.current, openIdentity(keys, row)))
        .where('account_id', '=', row.account_id)
        .execute()
    }
  }
  return unreadable
}

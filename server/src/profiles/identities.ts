import type { SecretKeys } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'
import { resealRows } from '../kernel/reseal.ts'
import { openIdentity, sealIdentity } from './seal-identity.ts'

/** Seals identity numbers anew (`resealRows`). */
export async function resealIdentities(db: Database, keys: SecretKeys): Promise<number> {
  let unreadable = 0
  for (const table of ['agency', 'lawyer'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['account_id', 'identity_kind', 'identity_sealed'])
      .execute()
    unreadable += await resealRows(keys, {
      rows,
      sealedIn: ({ identity_sealed: sealed }) => sealed,
      store: (row) =>
        db
          .updateTable(table)
          .set(sealIdentity(keys.current, openIdentity(keys, row)))
          .where('account_id', '=', row.account_id)
          .where('identity_sealed', '=', row.identity_sealed)
          .execute(),
    })
  }
  return unreadable
}

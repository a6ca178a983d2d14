import type { SecretKeys } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'
import { resealRows } from '../kernel/reseal.ts'
import { openIdentity, sealIdentity } from './seal-identity.ts'

/** Seals identity numbers anew (`resealRows`); one that another account has under the present key stays, and counts. */
export async function resealIdentities(db: Database, keys: SecretKeys): Promise<number> {
  let left = 0
  for (const table of ['agency', 'lawyer'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['account_id', 'identity_kind', 'identity_sealed'])
      .execute()
    const unreadable = await resealRows(keys, {
      rows,
      sealedIn: ({ identity_sealed: sealed }) => sealed,
      store: (row) =>
        db
          .updateTable(table)
          .set(sealIdentity(keys.current, openIdentity(keys, row)))
          .where('account_id', '=', row.account_id)
          .where('identity_sealed', '=', row.identity_sealed)
          .execute()
          .catch((error: unknown) => {
            if ((error as { constraint?: unknown }).constraint !== `${table}_identity`) throw error
            left += 1
          }),
    })
    left += unreadable
  }
  return left
}

import { seal, unseal, type SecretKeys } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'
import { resealRows } from '../kernel/reseal.ts'

const purpose = 'second factor'

export function sealSecret(secretKey: string, secret: string): Buffer {
  return seal(secretKey, purpose, secret)
}

export function unsealSecret(keys: SecretKeys, sealed: Buffer): string {
  return unseal(keys, purpose, sealed)
}

/** Seals the secrets of second factors anew (`resealRows`): whose cannot be read needs another authenticator. */
export async function resealSecondFactors(db: Database, keys: SecretKeys): Promise<number> {
  let unreadable = 0
  for (const column of ['secret_sealed', 'pending_sealed'] as const) {
    const rows = await db
      .selectFrom('second_factor')
      .select(['account_id', `${column} as sealed`])
      .execute()
    unreadable += await resealRows(keys, {
      rows,
      sealedIn: ({ sealed }) => sealed,
      store: ({ account_id: accountId, sealed }) =>
        db
          .updateTable('second_factor')
          .set({ [column]: sealSecret(keys.current, unsealSecret(keys, sealed!)) })
          .where('account_id', '=', accountId)
          .where(column, '=', sealed)
          .execute(),
    })
  }
  return unreadable
}

/** Since when somebody has a second factor; null without one. */
export async function ownSecondFactor(db: Database, accountId: string) {
  const row = await db
    .selectFrom('second_factor')
    .select('confirmed_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

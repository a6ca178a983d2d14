import { isSealedWith, seal, unseal, type SecretKeys } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'

const purpose = 'second factor'

export function sealSecret(secretKey: string, secret: string): Buffer {
  return seal(secretKey, purpose, secret)
}

export function unsealSecret(keys: SecretKeys, sealed: Buffer): string {
  return unseal(keys, purpose, sealed)
}

/**
 * Seals anew with the present key what the previous one sealed, after SECRET_KEY was changed.
 *
 * @returns how many are sealed with neither key: their owners need another authenticator
 */
export async function resealSecondFactors(db: Database, keys: SecretKeys): Promise<number> {
  let unreadable = 0
  for (const column of ['secret_sealed', 'pending_sealed'] as const) {
    const rows = await db.selectFrom('second_factor').select(['account_id', column]).execute()
    for (const { account_id: accountId, [column]: sealed } of rows) {
      if (!sealed || isSealedWith(keys.current, sealed)) continue
      if (!keys.previous || !isSealedWith(keys.previous, sealed)) {
        unreadable += 1
        continue
      }
      await db
        .updateTable('second_factor')
        .set({ [column]: sealSecret(keys.current, unsealSecret(keys, sealed)) })
        .where('account_id', '=', accountId)
        .where(column, '=', sealed)
        .execute()
    }
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

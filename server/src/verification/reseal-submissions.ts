import { isSealedWith, seal, unseal, type SecretKeys } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'
import { sealedFor } from './sealed-change.ts'

/**
 * Seals changes given to be verified anew with the present key, after SECRET_KEY was changed.
 *
 * @returns how many are sealed with neither key, and cannot be read
 */
export async function resealSubmissions(db: Database, keys: SecretKeys): Promise<number> {
  const rows = await db
    .selectFrom('submission')
    .select(['id', 'sealed'])
    .where('sealed', 'is not', null)
    .$narrowType<{ sealed: Buffer }>()
    .execute()
  let unreadable = 0
  for (const { id, sealed } of rows.filter((row) => !isSealedWith(keys.current, row.sealed))) {
    if (!keys.previous || !isSealedWith(keys.previous, sealed)) {
      unreadable += 1
      continue
    }
    await db
      .updateTable('submission')
      .set({ sealed: seal(keys.current, sealedFor, unseal(keys, sealedFor, sealed)) })
      .where('id', '=', id)
      .execute()
  }
  return unreadable
}

import { seal, unseal, type SecretKeys } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'
import { resealRows } from '../kernel/reseal.ts'
import { sealedFor } from './sealed-change.ts'

/** Seals changes given to be verified anew (`resealRows`). */
export async function resealSubmissions(db: Database, keys: SecretKeys): Promise<number> {
  return resealRows(keys, {
    rows: await db
      .selectFrom('submission')
      .select(['id', 'sealed'])
      .where('sealed', 'is not', null)
      .$narrowType<{ sealed: Buffer }>()
      .execute(),
    sealedIn: ({ sealed }) => sealed,
    store: ({ id, sealed }) =>
      db
        .updateTable('submission')
        .set({ sealed: seal(keys.current, sealedFor, unseal(keys, sealedFor, sealed)) })
        .where('id', '=', id)
        .where('sealed', '=', sealed)
        .execute(),
  })
}

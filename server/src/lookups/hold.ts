import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'

/**
 * A lookup, held until the transaction ends: whatever moves it, quotes or writes takes turns here, so that of two at
 * once the second sees what the first did.
 *
 * @throws Refusal where there is none, or it was deleted
 */
export async function holdLookup(transaction: Database, id: string) {
  const row = await transaction
    .selectFrom('lookup')
    .select(['id', 'account_id', 'state', 'question', 'country', 'assigned_to', 'expected_days'])
    .select(['quoted_at', 'quoted_cost', 'quoted_days', 'quote_note', 'quote_accepted_at'])
    .where('id', '=', id)
    .where('state', '!=', 'DELETED')
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  // A statement of its own: it sees what was written while this one waited.
  const result = await transaction
    .selectFrom('lookup_result')
    .select(['title', 'revision'])
    .where('lookup_id', '=', id)
    .executeTakeFirst()
  return { ...row, title: result?.title ?? null, revision: result?.revision ?? 0 }
}

export type LookupHeld = Awaited<ReturnType<typeof holdLookup>>

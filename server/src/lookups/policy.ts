import type { Database } from '../kernel/database/store.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { Refusal } from '../kernel/refusal.ts'
import { holdLookup, type LookupHeld } from './hold.ts'
import { findLookup, type LookupFound } from './queries.ts'

type Acting = Pick<Caller, 'accountId'>

/**
 * A lookup that the caller applied for.
 *
 * @throws Refusal where there is none, or it is another's
 */
export async function ownLookup(db: Database, id: string, { accountId }: Acting): Promise<LookupFound> {
  const row = await findLookup(db, id)
  if (!row) throw new Refusal('notFound')
  if (row.account_id !== accountId) throw new Refusal('notForYou')
  return row
}

/**
 * The same, held until the transaction ends.
 *
 * @throws Refusal where there is none, or it is another's
 */
export async function holdOwnLookup(
  transaction: Database,
  id: string,
  { accountId }: Acting,
): Promise<LookupHeld> {
  const row = await holdLookup(transaction, id)
  if (row.account_id !== accountId) throw new Refusal('notForYou')
  return row
}

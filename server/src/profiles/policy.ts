import type { Database } from '../kernel/database/store.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { Refusal } from '../kernel/refusal.ts'
import { holdMembers } from './members.ts'

/**
 * Members of the caller's agency, held until the transaction ends.
 *
 * @throws Refusal where one of them is unknown, or another agency's
 */
export async function ownMembers(transaction: Database, ids: readonly string[], { accountId }: Caller) {
  const rows = await holdMembers(transaction, ids)
  if (rows.some((row) => row.agency_id !== accountId)) throw new Refusal('notForYou')
  if (rows.length < new Set(ids).size) throw new Refusal('notFound')
  return rows
}

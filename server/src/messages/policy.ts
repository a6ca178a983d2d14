import type { Database } from '../kernel/database/store.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findMessage, type MessageRow } from './queries.ts'

/**
 * One of the caller's own messages.
 *
 * @throws Refusal where there is no such message, or it is another's
 */
export async function ownMessage(db: Database, id: string, { accountId }: Caller): Promise<MessageRow> {
  const row = await findMessage(db, id)
  if (!row) throw new Refusal('notFound')
  if (row.account_id !== accountId) throw new Refusal('notForYou')
  return row
}

import type { Database } from '../../kernel/database/store.ts'
import { markRead } from '../queries.ts'

/** Whoever has read what a message is about needs the message no more. */
export async function markLinkRead(transaction: Database, accountId: string, link: string): Promise<void> {
  await markRead(transaction, accountId, { link })
}

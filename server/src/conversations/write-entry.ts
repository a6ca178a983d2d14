import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { Services } from '../kernel/services.ts'
import { tell } from '../messages/actions/tell.ts'
import { conversationLink } from './link.ts'
import { findPartner } from './partners.ts'
import { hasUnreadOf } from './queries.ts'

export interface Written {
  conversationId: string
  author: string
  /** The other side's account. */
  reader: string
  text: string
}

/**
 * Writes an entry into a conversation whose row the transaction has locked, so that two at once come one after the
 * other. The other side is told of the first that waits to be read, not of those that follow it.
 */
export async function writeEntry(
  transaction: Database,
  services: Pick<Services, 'outbox' | 'config'>,
  { conversationId, author, reader, text }: Written,
) {
  const isFirstUnread = !(await hasUnreadOf(transaction, conversationId, author))
  const entry = await transaction
    .insertInto('conversation_entry')
    // The time of the transaction is older than the lock: entries stand in the order of writing.
    .values({
      conversation_id: conversationId,
      author_id: author,
      text,
      created_at: sql`clock_timestamp()`,
    })
    .returning(['id', 'author_id', 'text', 'created_at'])
    .executeTakeFirstOrThrow()
  if (isFirstUnread) {
    const writer = await findPartner(transaction, author)
    await tell(transaction, services, {
      to: reader,
      type: 'CONSULTING',
      event: 'conversationNew',
      params: { name: writer?.name ?? '' },
      link: conversationLink(conversationId),
    })
  }
  return entry
}

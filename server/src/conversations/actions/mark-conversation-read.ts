import type { Database } from '../../kernel/database/store.ts'
import { markLinkRead } from '../../messages/actions/mark-link-read.ts'
import { conversationLink } from '../link.ts'
import { ownConversation } from '../own-conversation.ts'
import { markEntriesRead } from '../queries.ts'

/**
 * Marks what the other side wrote as read, and the message that told of it.
 *
 * @throws Refusal where the conversation is not the reader's
 */
export async function markConversationRead(
  db: Database,
  readerId: string,
  conversationId: string,
): Promise<void> {
  const { id } = await ownConversation(db, readerId, conversationId)
  await db.transaction().execute(async (transaction) => {
    await markEntriesRead(transaction, id, readerId)
    await markLinkRead(transaction, readerId, conversationLink(id))
  })
}

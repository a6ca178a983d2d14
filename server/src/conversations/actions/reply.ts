import { sql } from 'kysely'
import type { Services } from '../../kernel/services.ts'
import { ownConversation, requireReachable } from '../own-conversation.ts'
import { shownEntry } from '../shown.ts'
import { writeEntry } from '../write-entry.ts'

/**
 * Writes in one of the author's own conversations.
 *
 * @throws Refusal where it is not the author's, or the other side's account is not in use
 */
export async function reply(services: Services, author: string, conversationId: string, text: string) {
  const { db, outbox } = services
  const { id, partner } = await ownConversation(db, author, conversationId)
  requireReachable(partner)
  const entry = await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('conversation')
      .set({ last_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .execute()
    return writeEntry(transaction, services, { conversationId: id, author, reader: partner.id, text })
  })
  await outbox.wake()
  return shownEntry(entry, author)
}

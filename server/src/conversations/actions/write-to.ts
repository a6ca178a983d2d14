import type { Services } from '../../kernel/services.ts'
import { requireReachable } from '../own-conversation.ts'
import type { Partner } from '../partners.ts'
import { openBetween } from '../queries.ts'
import { writeEntry } from '../write-entry.ts'

/**
 * Writes to somebody, in the conversation there is or in a new one.
 *
 * @throws Refusal where the other side's account is not in use
 */
export async function writeTo(
  services: Services,
  author: string,
  partner: Partner,
  text: string,
): Promise<{ id: string }> {
  requireReachable(partner)
  const { db, outbox } = services
  const id = await db.transaction().execute(async (transaction) => {
    const conversationId = await openBetween(transaction, author, partner.id)
    await writeEntry(transaction, services, { conversationId, author, reader: partner.id, text })
    return conversationId
  })
  await outbox.wake()
  return { id }
}

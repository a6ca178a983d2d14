import type { conversationCalls } from '@portal/protocol/conversations/calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { markLinkRead } from '../../messages/door.ts'
import { conversationLink } from '../link.ts'
import { ownConversation } from '../policy.ts'
import { markEntriesRead } from '../queries.ts'

/**
 * Marks what the other side wrote as read, and the message that told of it.
 *
 * @throws Refusal where the conversation is not the reader's
 */
export async function markConversationRead(
  services: Services,
  { params }: GivenOf<typeof conversationCalls.markRead>,
  caller: Caller,
): Promise<null> {
  const { conversationId: id, about } = await ownConversation(services, params.id, caller)
  const { accountId: readerId } = caller
  await services.db.transaction().execute(async (transaction) => {
    await markEntriesRead(transaction, id, readerId)
    await markLinkRead(transaction, readerId, conversationLink(id, about))
  })
  return null
}

import type { Leaver } from '../kernel/leaving.ts'
import type { Mover } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { renameInMessages } from '../messages/door.ts'
import { conversationLink } from './link.ts'

/**
 * Takes the name of somebody who leaves out of the messages that told others of what they wrote: the username stands
 * there instead, as it does in the conversation itself. Those of threads name nobody.
 */
export async function forgetWriter(
  { transaction }: Mover,
  _services: Services,
  { id, username }: Leaver,
): Promise<void> {
  const conversations = await transaction
    .selectFrom('conversation')
    .select(['id', 'first_id', 'second_id'])
    .where((eb) => eb.or([eb('first_id', '=', id), eb('second_id', '=', id)]))
    .where('subject', 'is', null)
    .execute()
  await renameInMessages(transaction, {
    event: 'conversationNew',
    to: conversations.map(({ first_id: first, second_id: second }) => (first === id ? second : first)),
    links: conversations.map((conversation) => conversationLink(conversation.id)),
    name: username,
  })
}

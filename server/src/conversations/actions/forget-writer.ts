import { sql } from 'kysely'
import type { Database } from '../../kernel/database/store.ts'
import { conversationLink } from '../link.ts'

/**
 * Takes the name of somebody who leaves out of the messages that told others of what they wrote: the username stands
 * there instead, as it does in the conversation itself.
 */
export async function forgetWriter(transaction: Database, accountId: string): Promise<void> {
  const { username } = await transaction
    .selectFrom('account')
    .select('username')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const conversations = await transaction
    .selectFrom('conversation')
    .select(['id', 'first_id', 'second_id'])
    .where((eb) => eb.or([eb('first_id', '=', accountId), eb('second_id', '=', accountId)]))
    .execute()
  if (conversations.length === 0) return
  await transaction
    .updateTable('message')
    .set({ params: sql`jsonb_build_object('name', ${username}::text)` })
    .where('event', '=', 'conversationNew')
    .where(
      'account_id',
      'in',
      conversations.map(({ first_id: first, second_id: second }) => (first === accountId ? second : first)),
    )
    .where(
      'link',
      'in',
      conversations.map(({ id }) => conversationLink(id)),
    )
    .execute()
}

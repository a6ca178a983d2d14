import type { Database } from '../kernel/database/store.ts'
import { isSideOf } from './queries.ts'

/** In how many of an account's conversations something waits to be read. */
export async function countUnreadConversations(db: Database, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('conversation_entry')
    .innerJoin('conversation', 'conversation.id', 'conversation_entry.conversation_id')
    .select((eb) => eb.fn.count<string>('conversation.id').distinct().as('count'))
    .where(isSideOf(accountId))
    .where('author_id', '!=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

import type { Database } from '../../kernel/database/store.ts'
import { partnersById } from '../partners.ts'

/** What somebody wrote, and to whom, oldest first; the other side's words are the other side's. */
export async function ownEntries(db: Database, accountId: string) {
  const rows = await db
    .selectFrom('conversation_entry')
    .innerJoin('conversation', 'conversation.id', 'conversation_id')
    .select(['first_id', 'second_id', 'text', 'conversation_entry.created_at', 'read_at'])
    .where('author_id', '=', accountId)
    .orderBy('conversation_entry.created_at')
    .execute()
  const written = rows.map(({ first_id, second_id, ...entry }) => ({
    partnerId: first_id === accountId ? second_id : first_id,
    ...entry,
  }))
  const partners = await partnersById(db, [...new Set(written.map(({ partnerId }) => partnerId))])
  return written.map(({ partnerId, ...entry }) => ({ to: partners.get(partnerId)!.name, ...entry }))
}

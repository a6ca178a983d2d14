import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { Services } from '../kernel/services.ts'
import type { Told } from '../kernel/tell.ts'
import { addEntryFiles } from './entry-files.ts'
import { conversationLink } from './link.ts'
import { findPartner } from './partners.ts'
import { hasUnreadOf } from './queries.ts'
import type { About } from './subjects.ts'

export interface Written {
  conversationId: string
  author: string
  /** The other side's account. */
  reader: string
  /** What the conversation is about, as the other side is told. */
  about: About | null
  text: string
  /** Ids of files that the author has uploaded. */
  files: readonly string[]
}

/** A thread's message names what it is about, not the writer, who may be hidden. */
async function newsOf(
  transaction: Database,
  author: string,
  title: string | undefined,
): Promise<Pick<Told, 'event' | 'params'>> {
  if (title !== undefined) return { event: 'threadNew', params: { title } }
  const writer = await findPartner(transaction, author)
  return { event: 'conversationNew', params: { name: writer?.name ?? '' } }
}

/**
 * Writes an entry into a conversation whose row the transaction has locked, so that two at once come one after the
 * other. The other side is told of the first that waits to be read, not of those that follow it, nor about what is not for them.
 */
export async function writeEntry(
  transaction: Database,
  { tell }: Pick<Services, 'tell'>,
  { conversationId, author, reader, about, text, files }: Written,
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
    .returning(['id', 'author_id', 'text', 'created_at', 'read_at'])
    .executeTakeFirstOrThrow()
  await addEntryFiles(transaction, { entryId: entry.id, author, files })
  const title = about?.title
  if (isFirstUnread && title !== null) {
    const news = await newsOf(transaction, author, title)
    await tell(transaction, {
      to: reader,
      type: 'CONSULTING',
      link: conversationLink(conversationId, about),
      ...news,
    })
  }
  return entry
}

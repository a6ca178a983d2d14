import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Partner } from './partners.ts'
import { countEntries, listEntries } from './queries.ts'

interface EntryRow {
  id: string
  author_id: string
  text: string
  created_at: Date
}

/** An entry as a side of the conversation sees it. */
export function shownEntry({ id, author_id: author, text, created_at: at }: EntryRow, readerId: string) {
  return { id, text, isOwn: author === readerId, at: at.toISOString() }
}

/** A page of a conversation as one side sees it; of one that has not begun, nothing. */
export async function shownEntries(
  db: Database,
  readerId: string,
  { conversationId, partner }: { conversationId: string | null; partner: Partner },
  { page, size }: { page: number; size: number },
) {
  const rows = conversationId ? await listEntries(db, conversationId, { page, size }) : []
  const total = conversationId ? await countEntries(db, conversationId) : 0
  return {
    conversationId,
    partner,
    canReply: partner.isReachable,
    entries: {
      content: rows.map((row) => shownEntry(row, readerId)),
      page: pageInfoOf(page, size, total),
    },
  }
}

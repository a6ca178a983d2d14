import type { Database } from '../../kernel/database/store.ts'
import { partnersById } from '../partners.ts'
import { listConversations } from '../queries.ts'
import { shownEntry } from '../shown.ts'

/** An account's conversations as it sees them, the last written in first. */
export async function listOwnConversations(
  db: Database,
  accountId: string,
  paging: { page: number; size: number },
) {
  const rows = await listConversations(db, accountId, paging)
  const sideOf = (row: (typeof rows)[number]) => (row.first_id === accountId ? row.second_id : row.first_id)
  const partners = await partnersById(db, rows.map(sideOf))
  return rows.flatMap((row) => {
    const partner = partners.get(sideOf(row))
    if (!partner) return []
    const last = { id: row.last_id, author_id: row.author_id, text: row.text, created_at: row.created_at }
    return {
      id: row.id,
      partner,
      last: shownEntry(last, accountId),
      unread: Number(row.unread),
      canReply: partner.isReachable,
    }
  })
}

import type { conversationCalls } from '@portal/protocol/conversations/calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { filesOfEntries } from '../entry-files.ts'
import { partnersById } from '../partners.ts'
import { conversationsPage } from '../queries.ts'
import { shownEntry, shownSides } from '../shown.ts'
import { readSubjects } from '../subjects.ts'

/** The caller's conversations, the last written in first. */
export async function listOwnConversations(
  services: Services,
  { query }: GivenOf<typeof conversationCalls.page>,
  { accountId }: Caller,
) {
  const { rows, page } = await conversationsPage(services.db, accountId, query)
  const sideOf = (row: (typeof rows)[number]) => (row.first_id === accountId ? row.second_id : row.first_id)
  const [partners, aboutOf, filesOf] = await Promise.all([
    partnersById(services.db, rows.map(sideOf)),
    readSubjects(services, rows, accountId),
    filesOfEntries(
      services,
      rows.map(({ last_id: last }) => last),
    ),
  ])
  const content = rows.flatMap((row) => {
    const partner = partners.get(sideOf(row))
    if (!partner) return []
    const last = { id: row.last_id, author_id: row.author_id, text: row.text, created_at: row.created_at }
    return {
      id: row.id,
      ...shownSides(partner, aboutOf(row)),
      last: { ...shownEntry(last, accountId), fileNames: filesOf(row.last_id).map(({ name }) => name) },
      unread: Number(row.unread),
    }
  })
  return { content, page }
}

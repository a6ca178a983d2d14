import type { entriesList } from '@portal/protocol/conversations/lists.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import type { PageWanted } from '@portal/protocol/kernel/list.ts'
import { pageOfAll } from '../kernel/database/page-of.ts'
import type { Services } from '../kernel/services.ts'
import { filesOfEntries } from './entry-files.ts'
import type { Partner } from './partners.ts'
import { isReachable } from './policy.ts'
import { entriesPage } from './queries.ts'
import type { About } from './subjects.ts'

interface EntryRow {
  id: string
  author_id: string
  text: string
  created_at: Date
}

type ReadRow = EntryRow & { read_at: Date | null }

/** An entry as a side of the conversation sees it, but for its files. */
export function shownEntry({ id, author_id: author, text, created_at: at }: EntryRow, readerId: string) {
  return { id, text, isOwn: author === readerId, at: at.toISOString() }
}

/** An entry with its files. */
export function entryWithFiles(row: ReadRow, files: FileInfo[], readerId: string) {
  const shown = shownEntry(row, readerId)
  return { ...shown, files, isUnread: !shown.isOwn && row.read_at === null }
}

/** The other side, as far as the reader may know it, and what the two write about. */
export function shownSides(partner: Partner, about: About | null) {
  return {
    partner: about?.hidesPartner ? { ...partner, name: null, picture: null } : partner,
    subject: about,
    canReply: isReachable(partner, about) && (about?.isOpen ?? true),
  }
}

/** A page of a conversation as one side sees it; of one that has not begun, nothing. */
export async function shownEntries(
  services: Services,
  readerId: string,
  conversation: { conversationId: string | null; partner: Partner; about: About | null },
  asked: PageWanted<typeof entriesList>,
) {
  const { conversationId, partner, about } = conversation
  const { rows, page } = conversationId
    ? await entriesPage(services.db, conversationId, asked)
    : pageOfAll<ReadRow & { has_files: boolean }>([], asked)
  const filesOf = await filesOfEntries(
    services,
    rows.filter((row) => row.has_files).map(({ id }) => id),
  )
  return {
    conversationId,
    ...shownSides(partner, about),
    entries: { content: rows.map((row) => entryWithFiles(row, filesOf(row.id), readerId)), page },
  }
}

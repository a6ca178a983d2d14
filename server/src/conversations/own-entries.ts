import type { Owner } from '../kernel/leaving.ts'
import type { Services } from '../kernel/services.ts'
import { filesOfEntries } from './entry-files.ts'
import { partnersById } from './partners.ts'
import { isWrittenBy } from './queries.ts'
import { shownSides } from './shown.ts'
import { readSubjects } from './subjects.ts'

/** What somebody wrote, to whom and about what, oldest first; the other side's words are the other side's. */
export async function ownEntries(services: Services, { id: accountId }: Owner) {
  const rows = await services.db
    .selectFrom('conversation_entry')
    .innerJoin('conversation', 'conversation.id', 'conversation_id')
    .select(['conversation_entry.id', 'author_id', 'first_id', 'second_id', 'subject', 'subject_id'])
    .select(['text', 'conversation_entry.created_at', 'read_at'])
    .where(isWrittenBy(accountId))
    .orderBy('conversation_entry.created_at')
    .orderBy('place')
    .execute()
  const sideOf = (row: (typeof rows)[number]) =>
    row.first_id === row.author_id ? row.second_id : row.first_id
  const partners = await partnersById(services.db, [...new Set(rows.map(sideOf))])
  const aboutOf = await readSubjects(services, rows, accountId)
  const filesOf = await filesOfEntries(
    services,
    rows.map(({ id }) => id),
  )
  return {
    conversationEntries: rows.map((row) => {
      const { partner, subject } = shownSides(partners.get(sideOf(row))!, aboutOf(row))
      return {
        to: partner.name,
        about: subject?.title ?? null,
        text: row.text,
        files: filesOf(row.id).map(({ id, name }) => ({ id, name })),
        created_at: row.created_at,
        read_at: row.read_at,
      }
    }),
  }
}

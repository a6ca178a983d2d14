import { claimFile, releaseFile, storedFiles } from '../files/door.ts'
import type { Database } from '../kernel/database/store.ts'

/** Has a new consultation's files be those that were given. */
export async function claimFiles(
  transaction: Database,
  consultationId: string,
  ownerId: string,
  files: readonly string[],
): Promise<void> {
  const given = [...new Set(files)]
  if (given.length === 0) return
  for (const file of given) await claimFile(transaction, ownerId, file, 'ATTACHMENT', 'files')
  await transaction
    .insertInto('consultation_file')
    .values(given.map((file, position) => ({ consultation_id: consultationId, file_id: file, position })))
    .execute()
}

/** Has a reply's files be those that were given: new ones are claimed, others let go, whoever gave them. */
export async function setReplyFiles(
  transaction: Database,
  replyId: string,
  { ownerId, memberId }: { ownerId: string; memberId: string | null },
  files: readonly string[],
): Promise<void> {
  const given = [...new Set(files)]
  const rows = await transaction
    .deleteFrom('consultation_reply_file')
    .where('reply_id', '=', replyId)
    .returning(['file_id', 'member_id'])
    .execute()
  const givers = new Map(rows.map((row) => [row.file_id, row.member_id]))
  const before = [...givers.keys()]
  for (const file of before.filter((id) => !given.includes(id))) await releaseFile(transaction, file)
  for (const file of given.filter((id) => !before.includes(id))) {
    await claimFile(transaction, ownerId, file, 'ATTACHMENT', 'files')
  }
  if (given.length === 0) return
  await transaction
    .insertInto('consultation_reply_file')
    .values(
      given.map((file, position) => ({
        reply_id: replyId,
        file_id: file,
        position,
        member_id: givers.has(file) ? (givers.get(file) ?? null) : memberId,
      })),
    )
    .execute()
}

/** Files that somebody attached to answers, of the desk or of their team: they stay with the answers. */
export async function filesAnswered(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('consultation_reply_file')
    .innerJoin(storedFiles(db), 'stored_file.id', 'file_id')
    .select('file_id')
    .where('owner_id', '=', accountId)
    .execute()
  return rows.map(({ file_id: file }) => file)
}

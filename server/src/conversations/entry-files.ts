import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { claimFile, fileInfos } from '../files/door.ts'
import { amongIds } from '../kernel/database/among-ids.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Services } from '../kernel/services.ts'
import { isWrittenBy } from './queries.ts'

/**
 * Gives an entry the files that its author has uploaded for it.
 *
 * @throws InputInvalid at the file that is not the author's, or is used already
 */
export async function addEntryFiles(
  transaction: Database,
  { entryId, author, files }: { entryId: string; author: string; files: readonly string[] },
): Promise<void> {
  if (files.length === 0) return
  for (const [place, id] of files.entries())
    await claimFile(transaction, author, id, 'ATTACHMENT', `files.${place}`)
  await transaction
    .insertInto('conversation_file')
    .values(files.map((file, position) => ({ entry_id: entryId, file_id: file, position })))
    .execute()
}

const fileRows = statement((db, { entryIds }: { entryIds: readonly string[] }) =>
  db
    .selectFrom('conversation_file')
    .select(['entry_id', 'file_id'])
    .where(amongIds('entry_id', entryIds))
    .orderBy('position'),
)

/** The files of each entry, in their order; for the two sides alone. */
export async function filesOfEntries(
  services: Pick<Services, 'db' | 'secretKey'>,
  entryIds: readonly string[],
): Promise<(entryId: string) => FileInfo[]> {
  if (entryIds.length === 0) return () => []
  const rows = await fileRows(services.db, { entryIds })
  const infos = await fileInfos(
    services.db,
    services,
    rows.map(({ file_id: file }) => file),
  )
  const byEntry = Map.groupBy(rows, ({ entry_id: entry }) => entry)
  return (entryId) => (byEntry.get(entryId) ?? []).flatMap(({ file_id: file }) => infos.get(file) ?? [])
}

/** Files that somebody sent to others stay with those, as what they wrote. */
export async function filesSent(transaction: Database, accountId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('conversation_file')
    .innerJoin('conversation_entry', 'conversation_entry.id', 'entry_id')
    .select('file_id')
    .where(isWrittenBy(accountId))
    .execute()
  return rows.map(({ file_id: file }) => file)
}

import { storedFiles } from '../files/door.ts'
import type { Database } from '../kernel/database/store.ts'

/** Attachments and pictures that somebody gave to versions, whatever became of those: they are the platform's. */
export async function filesGiven(db: Database, accountId: string): Promise<string[]> {
  const own = db.selectFrom(storedFiles(db)).where('owner_id', '=', accountId)
  const rows = await own
    .innerJoin('publication_file', 'publication_file.file_id', 'stored_file.id')
    .select('stored_file.id')
    .unionAll(
      own
        .innerJoin('publication_picture', 'publication_picture.file_id', 'stored_file.id')
        .select('stored_file.id'),
    )
    .unionAll(
      own
        .innerJoin('publication_version', 'publication_version.picture_id', 'stored_file.id')
        .select('stored_file.id'),
    )
    .execute()
  return rows.map(({ id }) => id)
}

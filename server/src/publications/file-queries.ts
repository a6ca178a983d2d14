import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { published } from './queries.ts'
import { isShownText, standsIn } from './whole-text.ts'

/** A version's attachments, in their order. */
export async function attachmentsOf(db: Database, versionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('publication_file')
    .select('file_id')
    .where('version_id', '=', versionId)
    .orderBy('position')
    .execute()
  return rows.map(({ file_id: file }) => file)
}

/** Whether a published version has this attachment. */
export async function isPublishedFile(db: Database, fileId: string): Promise<boolean> {
  const row = await published(db)
    .innerJoin('publication_file', 'publication_file.version_id', 'publication_version.id')
    .select('publication_version.id')
    .where('publication_file.file_id', '=', fileId)
    .executeTakeFirst()
  return row !== undefined
}

/** Pictures that stand within a version's texts. */
export async function textPicturesOf(db: Database, versionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('publication_picture')
    .select('file_id')
    .where('version_id', '=', versionId)
    .orderBy('file_id')
    .execute()
  return rows.map(({ file_id: file }) => file)
}

const isWithin = standsIn(sql.ref('publication_picture.file_id'), sql.ref('publication_text.content'))

/** Whether a published version has this picture, beside its texts or within one that readers read. */
export async function isPublishedPicture(db: Database, fileId: string): Promise<boolean> {
  const beside = published(db).select('id').where('picture_id', '=', fileId)
  const within = published(db)
    .innerJoin('publication_picture', 'publication_picture.version_id', 'publication_version.id')
    .innerJoin('publication_text', 'publication_text.version_id', 'publication_version.id')
    .select('publication_version.id')
    .where('publication_picture.file_id', '=', fileId)
    .where(isShownText('publication_text'))
    .where(isWithin)
  return (await beside.unionAll(within).executeTakeFirst()) !== undefined
}

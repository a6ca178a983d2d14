import { sql } from 'kysely'
import { claimFile, releaseFile } from '../files/door.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import { attachmentsOf, textPicturesOf } from './file-queries.ts'

const namedRows = statement((db, { id }: { id: string }) => {
  const versions = db.selectFrom('publication_version').where('publication_version.publication_id', '=', id)
  const isPicture = (is: boolean) => sql<boolean>`${sql.lit(is)}`.as('is_picture')
  return versions
    .innerJoin('publication_file', 'publication_file.version_id', 'publication_version.id')
    .select(['publication_file.file_id', isPicture(false)])
    .unionAll(
      versions
        .innerJoin('publication_picture', 'publication_picture.version_id', 'publication_version.id')
        .select(['publication_picture.file_id', isPicture(true)]),
    )
    .unionAll(
      versions
        .select(['publication_version.picture_id as file_id', isPicture(true)])
        .where('publication_version.picture_id', 'is not', null)
        .$narrowType<{ file_id: string }>(),
    )
})

/** Attachments and pictures that versions of a publication name: each was claimed by the first that did. */
async function namedBy(db: Database, publicationId: string) {
  const rows = await namedRows(db, { id: publicationId })
  const those = (are: boolean) =>
    new Set(rows.filter((row) => row.is_picture === are).map((row) => row.file_id))
  return { files: those(false), pictures: those(true) }
}

interface Holder {
  id: string
  publication_id: string
}

interface Named {
  picture: string | null
  /** Those within its texts, with the field of the text that names one first. */
  textPictures: ReadonlyMap<string, string>
  files: readonly string[]
  by: string
}

/**
 * Has a version's pictures and attachments be those that were given. One that another version of the publication names
 * is taken as it is, whoever gave it; one that no version names any more is let go.
 *
 * @throws InputInvalid where a new one is not the editor's own upload
 */
export async function setFiles(
  transaction: Database,
  { id, publication_id: publicationId }: Holder,
  { picture, textPictures, files, by }: Named,
): Promise<void> {
  const before = await namedBy(transaction, publicationId)
  // The picture may stand within a text as well, and is claimed once.
  const pictures = new Map([...textPictures, ...(picture === null ? [] : [[picture, 'picture'] as const])])
  for (const [file, field] of pictures) {
    if (!before.pictures.has(file)) await claimFile(transaction, by, file, 'PICTURE', field)
  }
  for (const file of files) {
    if (!before.files.has(file)) await claimFile(transaction, by, file, 'ATTACHMENT', 'files')
  }
  await transaction
    .updateTable('publication_version')
    .set({ picture_id: picture })
    .where('id', '=', id)
    .execute()
  await transaction.deleteFrom('publication_file').where('version_id', '=', id).execute()
  await insertFiles(transaction, id, files)
  await transaction.deleteFrom('publication_picture').where('version_id', '=', id).execute()
  await insertTextPictures(transaction, id, [...textPictures.keys()])
  if (before.files.size + before.pictures.size === 0) return
  const after = await namedBy(transaction, publicationId)
  for (const file of before.files) if (!after.files.has(file)) await releaseFile(transaction, file)
  for (const file of before.pictures) if (!after.pictures.has(file)) await releaseFile(transaction, file)
}

async function insertFiles(transaction: Database, versionId: string, files: readonly string[]) {
  if (files.length === 0) return
  await transaction
    .insertInto('publication_file')
    .values(files.map((file, position) => ({ version_id: versionId, file_id: file, position })))
    .execute()
}

async function insertTextPictures(transaction: Database, versionId: string, pictures: readonly string[]) {
  if (pictures.length === 0) return
  await transaction
    .insertInto('publication_picture')
    .values(pictures.map((file) => ({ version_id: versionId, file_id: file })))
    .execute()
}

/** Has a new version name the attachments of another of its publication, and the pictures within its texts. */
export async function copyFiles(transaction: Database, from: string, to: string): Promise<void> {
  await insertFiles(transaction, to, await attachmentsOf(transaction, from))
  await insertTextPictures(transaction, to, await textPicturesOf(transaction, from))
}

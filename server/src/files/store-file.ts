import { randomUUID } from 'node:crypto'
import { filePurposes, madeType, type FileInfo, type FilePurpose } from '@portal/protocol/files/schemas.ts'
import type { Database } from '../kernel/database/store.ts'
import { fileTooLarge, Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { askThread } from './ask-thread.ts'
import { makeAvatar, type CropArea } from './avatar.ts'
import { forgetBegun, noteBegun } from './begun-contents.ts'
import { fileName } from './file-names.ts'
import { judgeContent } from './judge-content.ts'
import { fileInfo } from './file-info.ts'
import { makePicture } from './picture.ts'

export interface GivenFile {
  purpose: FilePurpose
  file: File
  /** Of an avatar. */
  crop?: CropArea | undefined
}

/** A file that may be stored. */
export interface CheckedFile {
  purpose: FilePurpose
  name: string
  mediaType: string
  content: Buffer
  /** Of a picture, in pixels. */
  width?: number
  height?: number
}

/** @throws Refusal where the picture cannot be read */
async function stripped(picture: {
  content: Buffer
  mediaType: string
  orientation: number
}): Promise<Buffer> {
  const reply = await askThread({ asked: 'strip', ...picture })
  if (reply && 'content' in reply) return Buffer.from(reply.content.buffer)
  throw new Refusal('typeNotSupported', null, 'uploadedType')
}

/** @throws Refusal where a file has more bytes than its purpose allows; nothing of it is read */
export function checkSize({ purpose, file }: GivenFile): void {
  const { bytes } = filePurposes[purpose]
  if (file.size > bytes) throw fileTooLarge(bytes)
}

/**
 * Judges a file by its size and content. Takes its time, so it is done before a transaction begins.
 *
 * @throws Refusal
 */
export async function checkFile(given: GivenFile): Promise<CheckedFile> {
  checkSize(given)
  const { purpose, file, crop } = given
  const content = Buffer.from(await file.arrayBuffer())
  const { mediaType, orientation } = await judgeContent(content, purpose)
  const name = fileName(file.name, mediaType)
  const made = { purpose, name: name.replace(/\w+$/, 'webp'), mediaType: madeType }
  if (purpose === 'AVATAR') return { ...made, content: await makeAvatar(content, crop) }
  if (purpose === 'PICTURE') return { ...made, ...(await makePicture(content)) }
  if (orientation === null) return { purpose, name, mediaType, content }
  return { purpose, name, mediaType, content: await stripped({ content, mediaType, orientation }) }
}

/**
 * Writes a file's content, then does what makes its row; where that fails, nothing is left behind, and where the process
 * ends meanwhile, what the next day's purge removes. The content comes first, as a row without content would be a file
 * that cannot be opened, and as no transaction should wait for it.
 */
export async function withContent<Result>(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { content, mediaType }: CheckedFile,
  act: (id: string) => Promise<Result>,
): Promise<Result> {
  const id = randomUUID()
  await noteBegun(db, id)
  await files.write(id, content, mediaType)
  try {
    return await act(id)
  } catch (error) {
    await files.remove(id)
    throw error
  }
}

/** The row of a file whose content stands in the store under the id. */
export async function insertFile(
  db: Database,
  { purpose, name, mediaType, content, ...picture }: CheckedFile,
  { id, ownerId, isUsed = false }: { id: string; ownerId: string; isUsed?: boolean },
) {
  const row = await db
    .insertInto('stored_file')
    .values({
      id,
      owner_id: ownerId,
      purpose,
      name,
      media_type: mediaType,
      size: content.length,
      ...picture,
      is_used: isUsed,
    })
    .returning(['id', 'name', 'media_type', 'size', 'purpose'])
    .executeTakeFirstOrThrow()
  // Outside a transaction the process may end between the two: where both are there, the purge keeps the content.
  await forgetBegun(db, id)
  return row
}

/**
 * Stores a file that no row names yet. Within a transaction of the caller's a content is removed again where storing it
 * fails; where the transaction fails later, or the process ends before it is committed, its note is gone with it and
 * the content stays: so samples are stored, and nothing that somebody sends.
 *
 * @throws Refusal where it is too large or not of a type that its purpose allows
 */
export async function storeFile(
  services: Pick<Services, 'db' | 'files' | 'secretKey'>,
  { ownerId, ...given }: GivenFile & { ownerId: string },
  transaction: Database = services.db,
): Promise<FileInfo> {
  const checked = await checkFile(given)
  // The embedded store has one connection, which the transaction holds.
  return withContent({ ...services, db: transaction }, checked, async (id) =>
    fileInfo(services, await insertFile(transaction, checked, { id, ownerId })),
  )
}

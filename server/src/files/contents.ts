import type { FileHandle } from 'node:fs/promises'
import { madeType } from '@portal/protocol/files/schemas.ts'
import type { fileAnswer } from '@portal/protocol/kernel/file-answer.ts'
import type { z } from 'zod'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { protectedMark } from './active-pdf.ts'
import type { FileRow } from './file-info.ts'

/** Browsers show these safely; the rest is saved. */
const shownTypes = ['image/jpeg', 'image/png', madeType, 'application/pdf']

type Storing = Pick<Services, 'files' | 'log'>

/** @throws Refusal where the store has lost it */
function found<Content>(content: Content | null, id: string, { log }: Storing): Content {
  if (content !== null) return content
  log.error({ file: id }, 'a file has no content in the store')
  throw new Refusal('notFound')
}

/**
 * The content of a file that is small, as pictures are that are made anew.
 *
 * @throws Refusal where the store has lost it
 */
export async function contentOf(services: Storing, id: string): Promise<Buffer<ArrayBuffer>> {
  return found(await services.files.read(id), id, services)
}

/** Bytes of a file that are looked through at once. */
const pieceBytes = 256 * 1024

/** Whether a mark stands anywhere in a file, of which little is in memory at a time. */
async function hasMark(file: FileHandle, mark: string): Promise<boolean> {
  const piece = Buffer.alloc(pieceBytes)
  for (let position = 0; ;) {
    const { bytesRead } = await file.read(piece, { position })
    if (piece.subarray(0, bytesRead).includes(mark)) return true
    if (bytesRead <= mark.length) return false
    position += bytesRead - mark.length
  }
}

/**
 * A file as a call answers it, read as it is sent; for those who may open it.
 *
 * @throws Refusal where its content is lost
 */
export async function openStored(
  services: Storing,
  { id, name, media_type: mediaType }: Pick<FileRow, 'id' | 'name' | 'media_type'>,
): Promise<z.output<typeof fileAnswer>> {
  const file = found(await services.files.open(id), id, services)
  try {
    const isProtected = mediaType === 'application/pdf' && (await hasMark(file, protectedMark))
    const { size: bytes } = await file.stat()
    const content = { bytes, read: () => file.createReadStream({ start: 0 }) }
    return { name, content, mediaType, isInline: shownTypes.includes(mediaType) && !isProtected }
  } catch (error) {
    await file.close()
    throw error
  }
}

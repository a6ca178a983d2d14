import { madeType } from '@portal/protocol/files/schemas.ts'
import type { fileAnswer } from '@portal/protocol/kernel/file-answer.ts'
import type { z } from 'zod'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { isProtectedPdf } from './active-pdf.ts'
import type { FileRow } from './file-info.ts'

/** Browsers show these safely; the rest is saved. */
const shownTypes = ['image/jpeg', 'image/png', madeType, 'application/pdf']

type Storing = Pick<Services, 'files' | 'log'>

/** @throws Refusal where the store has lost it */
export async function contentOf({ files, log }: Storing, id: string): Promise<Buffer<ArrayBuffer>> {
  const content = await files.read(id)
  if (content) return content
  log.error({ file: id }, 'a file has no content in the store')
  throw new Refusal('notFound')
}

/**
 * A file as a call answers it; for those who may open it.
 *
 * @throws Refusal where its content is lost
 */
export async function openStored(
  services: Storing,
  { id, name, media_type: mediaType }: Pick<FileRow, 'id' | 'name' | 'media_type'>,
): Promise<z.output<typeof fileAnswer>> {
  const content = await contentOf(services, id)
  const isProtected = mediaType === 'application/pdf' && isProtectedPdf(content)
  return { name, content, mediaType, isInline: shownTypes.includes(mediaType) && !isProtected }
}

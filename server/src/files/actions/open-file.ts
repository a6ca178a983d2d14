import type { fileCalls } from '@portal/protocol/files/calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { publicPicture, signedFile } from '../policy.ts'

/** Browsers show these safely; the rest is saved. */
const shownTypes = ['image/jpeg', 'image/png', 'application/pdf']

async function contentOf(
  { files, log }: Pick<Services, 'files' | 'log'>,
  id: string,
): Promise<Buffer<ArrayBuffer>> {
  const content = await files.read(id)
  if (content) return content
  log.error({ file: id }, 'a file has no content in the store')
  throw new Refusal('notFound')
}

/** A file, for whoever was given an address that the portal signed. */
export async function openFile(
  services: Services,
  { params: { id }, query }: GivenOf<typeof fileCalls.open>,
): Promise<AnswerOf<typeof fileCalls.open>> {
  const file = await signedFile(services, id, query)
  return {
    name: file.name,
    content: await contentOf(services, id),
    mediaType: file.media_type,
    isInline: shownTypes.includes(file.media_type),
  }
}

/** An avatar; the name its owner gave it stays theirs. */
export async function openPicture(
  services: Services,
  { params: { id } }: GivenOf<typeof fileCalls.picture>,
): Promise<AnswerOf<typeof fileCalls.picture>> {
  const file = await publicPicture(services, id)
  return {
    name: 'picture.webp',
    content: await contentOf(services, id),
    mediaType: file.media_type,
    isInline: true,
    isLasting: true,
  }
}

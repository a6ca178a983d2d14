import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { publicationCalls } from '@portal/protocol/publications/calls.ts'
import { filesById, openStored, pictureIn } from '../../files/door.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { publicationPictures } from '../pictures.ts'
import { isPublishedFile, isPublishedPicture } from '../file-queries.ts'

/**
 * An attachment of what is published, while it is.
 *
 * @throws Refusal
 */
export async function openAttachment(
  services: Services,
  { params: { id } }: GivenOf<typeof publicationCalls.file>,
): Promise<AnswerOf<typeof publicationCalls.file>> {
  const [file] = (await isPublishedFile(services.db, id)) ? await filesById(services.db, [id]) : []
  if (!file) throw new Refusal('notFound')
  return openStored(services, file)
}

/**
 * The picture of what is published, while it is, or by an address that was signed for who may see it before.
 *
 * @throws Refusal
 */
export async function openPicture(
  services: Services,
  { params: { id }, query: { width, ...signed } }: GivenOf<typeof publicationCalls.picture>,
): Promise<AnswerOf<typeof publicationCalls.picture>> {
  const isForReader = publicationPictures.isSigned(services.keys, id, signed)
  if (!isForReader && !(await isPublishedPicture(services.db, id))) throw new Refusal('notFound')
  return {
    name: 'picture.webp',
    content: await pictureIn(services, id, Number(width)),
    isInline: true,
  }
}

import type { fileCalls } from '@portal/protocol/files/calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Services } from '../../kernel/services.ts'
import { contentOf, openStored } from '../contents.ts'
import { publicPicture, signedFile } from '../policy.ts'

/** A file, for whoever was given an address that the portal signed. */
export async function openFile(
  services: Services,
  { params: { id }, query }: GivenOf<typeof fileCalls.open>,
): Promise<AnswerOf<typeof fileCalls.open>> {
  return openStored(services, await signedFile(services, id, query))
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

import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { isSignedAddress } from '../content-address.ts'
import { fileById } from '../queries.ts'

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

/**
 * A file, for whoever was given an address that the portal signed.
 *
 * @throws Refusal
 */
export async function openFile(
  services: Services,
  id: string,
  address: { expires: string; signature: string },
) {
  if (!isSignedAddress(services.secretKey, id, address)) throw new Refusal('notForYou')
  const file = await fileById(services.db, id)
  if (!file) throw new Refusal('notFound')
  return {
    name: file.name,
    content: await contentOf(services, id),
    mediaType: file.media_type,
    isInline: shownTypes.includes(file.media_type),
  }
}

/**
 * An avatar, which everybody may see; the name its owner gave it stays theirs.
 *
 * @throws Refusal
 */
export async function openPicture(services: Services, id: string) {
  const file = await fileById(services.db, id)
  if (file?.purpose !== 'AVATAR') throw new Refusal('notFound')
  return {
    name: 'picture.webp',
    content: await contentOf(services, id),
    mediaType: file.media_type,
    isInline: true,
    isLasting: true,
  }
}

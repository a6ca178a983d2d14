import { fileTypeFromBuffer } from 'file-type'
import { Refusal } from '../kernel/refusal.ts'

const allowed = ['image/jpeg', 'image/png']

/**
 * The bytes of a business licence's image and their true type, whatever its name and sender say.
 *
 * @throws Refusal where the content is neither JPG nor PNG
 */
export async function readLicenceImage(file: File): Promise<{ mediaType: string; content: Buffer }> {
  const content = Buffer.from(await file.arrayBuffer())
  const mediaType = (await fileTypeFromBuffer(content).catch(() => undefined))?.mime
  if (!mediaType || !allowed.includes(mediaType)) throw new Refusal('typeNotSupported')
  return { mediaType, content }
}

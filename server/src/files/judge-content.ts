import type { FilePurpose } from '@portal/protocol/files/schemas.ts'
import { Refusal } from '../kernel/refusal.ts'
import { askThread } from './ask-thread.ts'

/** Those of a telephone's finest photographs; a hundred kilobytes can claim to be a picture of any size. */
const mostMillions = 64
export const mostPixels = mostMillions * 1_000_000

/** Orientation of a picture that says nothing of it. */
const upright = 1

/**
 * Reads the head of a picture alone: nothing is unpacked.
 *
 * @returns which way up it is, as EXIF numbers it
 * @throws Refusal where it would fill the memory of whoever opens it, or has no size
 */
async function checkPixels(content: Buffer): Promise<number> {
  const { default: sharp } = await import('sharp')
  const {
    width,
    height,
    orientation = upright,
  } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal('typeNotSupported', null, 'uploadedType')
    })
  if (width * height <= mostPixels) return orientation
  throw new Refusal('tooLarge', null, 'pictureTooLarge', { millions: mostMillions })
}

export interface Judged {
  mediaType: string
  /** Of a picture: which way up it is, as EXIF numbers it. */
  orientation: number | null
}

/**
 * What a file is by its content, whatever its name and its sender say.
 *
 * @throws Refusal where the purpose does not allow it, a picture has too many pixels, or a document would do something
 * by itself when it is opened, as one is taken to that cannot be read within bounds
 */
export async function judgeContent(content: Buffer, purpose: FilePurpose): Promise<Judged> {
  const reply = await askThread({ asked: 'judge', content, purpose })
  if (!reply || !('mediaType' in reply)) {
    const words = reply && 'refused' in reply ? reply.refused : 'activeContent'
    throw new Refusal('typeNotSupported', null, words)
  }
  const { mediaType } = reply
  return { mediaType, orientation: mediaType.startsWith('image/') ? await checkPixels(content) : null }
}

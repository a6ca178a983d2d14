import { filePurposes, type FilePurpose } from '@portal/protocol/files/schemas.ts'
import { Refusal } from '../kernel/refusal.ts'
import { hasActiveContent } from './active-content.ts'
import { topNames } from './compound-file.ts'

/** The form that Word and Excel wrote before 2007. */
const compoundFile = 'application/x-cfb'

const excelStreams = ['Workbook', 'Book']

function typeOfCompoundFile(content: Buffer): string | null {
  try {
    const { streams } = topNames(content)
    if (streams.has('WordDocument')) return 'application/msword'
    return excelStreams.some((name) => streams.has(name)) ? 'application/vnd.ms-excel' : null
  } catch {
    // It points outside itself.
    return null
  }
}

/** Those of a telephone's finest photographs; a hundred kilobytes can claim to be a picture of any size. */
const mostMillions = 64
export const mostPixels = mostMillions * 1_000_000

/**
 * Reads the head of a picture alone: nothing is unpacked.
 *
 * @throws Refusal where it would fill the memory of whoever opens it, or has no size
 */
async function checkPixels(content: Buffer): Promise<void> {
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal('typeNotSupported', null, 'uploadedType')
    })
  if (width * height <= mostPixels) return
  throw new Refusal('tooLarge', null, 'pictureTooLarge', { millions: mostMillions })
}

async function mediaTypeOf(content: Buffer): Promise<string | null> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  return found?.mime === compoundFile ? typeOfCompoundFile(content) : (found?.mime ?? null)
}

/**
 * The media type that a file has by its content, whatever its name and its sender say.
 *
 * @throws Refusal where the purpose does not allow it, a picture has too many pixels, or a document would do something
 * by itself when it is opened
 */
export async function judgeContent(content: Buffer, purpose: FilePurpose): Promise<string> {
  const mediaType = await mediaTypeOf(content)
  const allowed: readonly string[] = filePurposes[purpose].types
  if (mediaType === null || !allowed.includes(mediaType)) {
    throw new Refusal('typeNotSupported', null, 'uploadedType')
  }
  if (mediaType.startsWith('image/')) await checkPixels(content)
  else if (hasActiveContent(content, mediaType)) throw new Refusal('typeNotSupported', null, 'activeContent')
  return mediaType
}

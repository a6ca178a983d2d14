import { filePurposes, type FilePurpose } from '@portal/protocol/files/schemas.ts'
import { fileTypeFromBuffer } from 'file-type'
import { Refusal } from '../kernel/refusal.ts'
import { topStreams } from './compound-file.ts'

/** The form that Word and Excel wrote before 2007. */
const compoundFile = 'application/x-cfb'

const excelStreams = ['Workbook', 'Book']

function typeOfCompoundFile(content: Buffer): string | null {
  try {
    const names = topStreams(content)
    if (names.has('WordDocument')) return 'application/msword'
    return excelStreams.some((name) => names.has(name)) ? 'application/vnd.ms-excel' : null
  } catch {
    // It points outside itself.
    return null
  }
}

async function mediaTypeOf(content: Buffer): Promise<string | null> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  return found?.mime === compoundFile ? typeOfCompoundFile(content) : (found?.mime ?? null)
}

/**
 * The media type that a file has by its content, whatever its name and its sender say.
 *
 * @throws Refusal where the purpose does not allow it
 */
export async function judgeContent(content: Buffer, purpose: FilePurpose): Promise<string> {
  const mediaType = await mediaTypeOf(content)
  const allowed: readonly string[] = filePurposes[purpose].types
  if (mediaType === null || !allowed.includes(mediaType)) {
    throw new Refusal('typeNotSupported', null, 'uploadedType')
  }
  return mediaType
}

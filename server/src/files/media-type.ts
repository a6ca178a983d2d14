import { openCompoundFile } from './compound-file.ts'

/** The form that Word and Excel wrote before 2007. */
const compoundFile = 'application/x-cfb'

const excelStreams = ['Workbook', 'Book']

function typeOfCompoundFile(content: Buffer): string | null {
  try {
    const { streams } = openCompoundFile(content)
    if (streams.has('WordDocument')) return 'application/msword'
    return excelStreams.some((name) => streams.has(name)) ? 'application/vnd.ms-excel' : null
  } catch {
    // It points outside itself.
    return null
  }
}

/** The media type that a file has by its content, whatever its name and its sender say; null of what is of none. */
export async function mediaTypeOf(content: Buffer): Promise<string | null> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  return found?.mime === compoundFile ? typeOfCompoundFile(content) : (found?.mime ?? null)
}

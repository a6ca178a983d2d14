import { parentPort, workerData } from 'node:worker_threads'
import type { FileKind, ReadReply, ReadRequest } from './read-text-file.ts'

/** The thread that reads one file that somebody brings; each reader is loaded when one of its kind is wanted. */

type Reader = (bytes: Uint8Array, longest: number) => Promise<string>

const readers: Record<FileKind, Reader> = {
  docx: async (bytes) => {
    const { readWord, withNumber } = await import('./read-word.ts')
    return readWord(bytes).paragraphs.map(withNumber).join('\n')
  },
  pdf: async (bytes, longest) => (await import('./read-pdf.ts')).readPdfText(bytes, longest),
}

async function read({ kind, bytes, longest }: ReadRequest): Promise<ReadReply> {
  try {
    const text = await readers[kind](bytes, longest)
    if (text.trim() === '') return { fails: 'fileWithoutText' }
    return text.length > longest ? { fails: 'fileTextTooLong' } : { text }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { fails: isLocked ? 'filePassword' : 'fileUnreadable' }
  }
}

parentPort!.postMessage(await read(workerData as ReadRequest))

import { parentPort } from 'node:worker_threads'
import { Refusal } from '../../kernel/refusal.ts'
import type { FileKind, ReadReply, ReadRequest } from './ask-reader.ts'

/** The thread that reads one file that somebody brings; each reader is loaded when one of its kind is wanted. */

type Reader = (bytes: Uint8Array, longest: number) => Promise<string>

const readers: Record<FileKind, Reader> = {
  docx: async (bytes) => {
    const { readWord, withNumber } = await import('./read-word.ts')
    return readWord(bytes).paragraphs.map(withNumber).join('\n')
  },
  pdf: async (bytes, longest) => (await import('./read-pdf.ts')).readPdfText(bytes, longest),
}

async function readText(kind: FileKind, bytes: Uint8Array, longest: number): Promise<ReadReply> {
  try {
    const text = await readers[kind](bytes, longest)
    if (text.trim() === '') return { fails: 'fileWithoutText' }
    return text.length > longest ? { fails: 'fileTextTooLong' } : { text }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { fails: isLocked ? 'filePassword' : 'fileUnreadable' }
  }
}

async function readParagraphs(bytes: Uint8Array): Promise<ReadReply> {
  const { readWord } = await import('./read-word.ts')
  try {
    return { word: readWord(bytes) }
  } catch (error) {
    return { fails: error instanceof Refusal ? 'typeNotSupported' : 'documentDamaged' }
  }
}

const port = parentPort!

port.on('message', async (asked: ReadRequest) => {
  const isText = asked.kind !== 'paragraphs'
  port.postMessage(
    await (isText ? readText(asked.kind, asked.bytes, asked.longest) : readParagraphs(asked.bytes)),
  )
})

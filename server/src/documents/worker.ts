import type { DocumentFormat } from '@portal/protocol/kernel/file.ts'
import { parentPort } from 'node:worker_threads'
import type { DocumentContent } from './content.ts'
import type { WriteReply, WriteRequest } from './write-document.ts'

/** The thread that writes documents, one after another; each writer is loaded when one of its kind is first wanted. */

const port = parentPort!

const writers: Record<DocumentFormat, (content: DocumentContent) => Promise<Uint8Array<ArrayBuffer>>> = {
  docx: async (content) => (await import('./word-document.ts')).writeWord(content),
  pdf: async (content) => (await import('./pdf/write-pdf.ts')).writePdf(content),
}

let last = Promise.resolve()

port.on('message', (request: WriteRequest) => {
  last = last.then(() => write(request))
})

async function write({ id, format, content }: WriteRequest): Promise<void> {
  try {
    const bytes = await writers[format](content)
    port.postMessage({ id, bytes } satisfies WriteReply, [bytes.buffer])
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    port.postMessage({ id, reason } satisfies WriteReply)
  }
}

import { Refusal } from '../../kernel/refusal.ts'
import { askReader, refuseUnread, type FileKind } from './ask-reader.ts'

function kindOf(bytes: Uint8Array): FileKind {
  const begins = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).toString('latin1')
  if (begins.includes('%PDF-')) return 'pdf'
  if (begins.startsWith('PK')) return 'docx'
  throw new Refusal('typeNotSupported')
}

/**
 * The text of a Word document or a PDF, a paragraph a line. Nothing of it is kept.
 *
 * @throws Refusal where it is neither, or too many wait already
 * @throws InputInvalid where it cannot be read, is protected, holds no text, or more than may be
 */
export async function readTextFile(bytes: Uint8Array, longest: number): Promise<string> {
  const reply = await askReader({ kind: kindOf(bytes), bytes, longest })
  if (reply && 'text' in reply) return reply.text
  return refuseUnread(reply && 'fails' in reply ? reply.fails : 'fileUnreadable', { maximum: longest })
}

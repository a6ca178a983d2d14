import { askReader, refuseUnread } from './ask-reader.ts'
import type { WordRead } from './read-word.ts'

/**
 * Reads a Word document (Office Open XML). Nothing of it is kept.
 *
 * @throws Refusal where it is no Word document, or has macros, or too many wait already
 * @throws InputInvalid where it is damaged, or larger inside than any contract
 */
export async function readWordFile(bytes: Uint8Array): Promise<WordRead> {
  const reply = await askReader({ kind: 'paragraphs', bytes })
  if (reply && 'word' in reply) return reply.word
  return refuseUnread(reply && 'fails' in reply ? reply.fails : 'documentDamaged')
}

import { openFileThreads } from '../../kernel/file-threads.ts'
import { Refusal, refuseField } from '../../kernel/refusal.ts'
import type { WordRead } from './read-word.ts'

export type FileKind = 'pdf' | 'docx'

/** To the thread that reads a file: its text, or the paragraphs of a Word document. */
export type ReadRequest =
  | {
      kind: FileKind
      bytes: Uint8Array
      /** Characters after which it stops. */
      longest: number
    }
  | { kind: 'paragraphs'; bytes: Uint8Array }

type Failure = 'fileUnreadable' | 'filePassword' | 'fileWithoutText' | 'fileTextTooLong' | 'documentDamaged'

/** From it: what it read, or why there is none. */
export type ReadReply = { text: string } | { word: WordRead } | { fails: Failure | 'typeNotSupported' }

/**
 * Has a file read in a thread that ends with it: of what a reader keeps, nothing goes to the next. Null where that took
 * more time or memory than any file should.
 */
export const askReader = openFileThreads<ReadRequest, ReadReply>({
  script: new URL('./read-worker.ts', import.meta.url),
  name: 'file reader',
  longestTime: 20_000,
  memory: 384,
  atOnce: 2,
  longestWait: 10_000,
  rest: 0,
})

/**
 * Why a file was not read.
 *
 * @throws Refusal where it is of another kind
 * @throws InputInvalid of the field `file` else
 */
export function refuseUnread(fails: Failure | 'typeNotSupported', values?: { maximum: number }): never {
  if (fails === 'typeNotSupported') throw new Refusal(fails)
  return refuseField('file', fails, values)
}

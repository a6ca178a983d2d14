import type { FilePurpose } from '@portal/protocol/files/schemas.ts'
import { openFileThreads } from '../kernel/file-threads.ts'

/** To the thread that reads what somebody uploads. */
export type FileRequest =
  | { asked: 'judge'; content: Uint8Array; purpose: FilePurpose }
  | { asked: 'strip'; content: Uint8Array; mediaType: string; orientation: number }

/** From it: what a file is, a picture without what it does not need, or the words that either is refused in. */
export type FileReply =
  | { refused: 'uploadedType' | 'activeContent' }
  | { mediaType: string }
  | { content: Uint8Array<ArrayBuffer> }

/** Milliseconds that a file may take, and that it may be expected to wait for its turn. */
const [longestTime, longestWait] = [30_000, 10_000]

/** Seconds until an upload is read: it waits for at most twice as long as is expected, and a picture is handed over twice. */
export const longestRead = (2 * (longestTime + 2 * longestWait)) / 1000

/** Has a file read where it holds up nobody; null where that took more time or memory than any file should. */
export const askThread = openFileThreads<FileRequest, FileReply>({
  script: new URL('./worker.ts', import.meta.url),
  name: 'uploads',
  longestTime,
  memory: 384,
  atOnce: 2,
  longestWait,
  rest: 60_000,
})

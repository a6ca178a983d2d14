import { Worker } from 'node:worker_threads'
import { Refusal, refuseField } from '../../kernel/refusal.ts'

export type FileKind = 'pdf' | 'docx'

/** To the thread that reads a file. */
export interface ReadRequest {
  kind: FileKind
  bytes: Uint8Array
  /** Characters after which it stops. */
  longest: number
}

/** From it: the text, or why there is none. */
export type ReadReply =
  | { text: string }
  | { fails: 'fileUnreadable' | 'filePassword' | 'fileWithoutText' | 'fileTextTooLong' }

/** Milliseconds that a file may be read for, and megabytes that it may take meanwhile. */
const longestTime = 20_000
const memory = 384
/** Files that are read at once, and that may wait. */
const mostAtOnce = 2
const mostWaiting = 12

let reading = 0
const waiting: (() => void)[] = []

function kindOf(bytes: Uint8Array): FileKind {
  const begins = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).toString('latin1')
  if (begins.includes('%PDF-')) return 'pdf'
  if (begins.startsWith('PK')) return 'docx'
  throw new Refusal('typeNotSupported')
}

async function takeTurn(): Promise<void> {
  if (reading < mostAtOnce) {
    reading += 1
    return
  }
  if (waiting.length >= mostWaiting) throw new Refusal('overloaded')
  await new Promise<void>((resolve) => waiting.push(resolve))
}

/** The turn goes to whoever waits longest. */
function passTurn(): void {
  const next = waiting.shift()
  if (next) next()
  else reading -= 1
}

/** Reads it in a thread of its own, which ends with it, whatever the file makes of it. */
function readInThread(request: ReadRequest): Promise<ReadReply> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    execArgv: [],
    name: 'file reader',
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: memory },
    stdout: true,
    stderr: true,
  })
  return new Promise<ReadReply>((resolve) => {
    const giveUp = () => resolve({ fails: 'fileUnreadable' })
    const clock = setTimeout(giveUp, longestTime)
    worker.once('message', resolve)
    worker.once('error', giveUp)
    worker.once('exit', () => {
      clearTimeout(clock)
      giveUp()
    })
  }).finally(() => worker.terminate())
}

/**
 * The text of a Word document or a PDF, a paragraph a line. Nothing of it is kept.
 *
 * @throws Refusal where it is neither, or too many wait already
 * @throws InputInvalid where it cannot be read, is protected, holds no text, or more than may be
 */
export async function readTextFile(bytes: Uint8Array, longest: number): Promise<string> {
  const kind = kindOf(bytes)
  await takeTurn()
  const reply = await readInThread({ kind, bytes, longest }).finally(passTurn)
  if ('text' in reply) return reply.text
  return refuseField('file', reply.fails, { maximum: longest })
}

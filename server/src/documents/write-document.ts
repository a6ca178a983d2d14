import type { DocumentFormat } from '@portal/protocol/kernel/file.ts'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../kernel/refusal.ts'
import type { DocumentContent } from './content.ts'

/** To the thread that writes. */
export interface WriteRequest {
  id: number
  format: DocumentFormat
  content: DocumentContent
}

/** From it: the bytes, or why there are none. */
export interface WriteReply {
  id: number
  bytes?: Uint8Array<ArrayBuffer>
  reason?: string
}

interface Waiting {
  resolve: (bytes: Uint8Array<ArrayBuffer>) => void
  reject: (error: Error) => void
}

/** Milliseconds without documents after which the thread ends and gives back its memory. */
const restTime = 60_000
/** Documents that may wait at once. */
const mostWaiting = 64
/** Megabytes that a document may take while it is written. */
const memory = 512

let thread: Worker | null = null
let rest: NodeJS.Timeout | undefined
let nextId = 0
const waiting = new Map<number, Waiting>()

/**
 * Writes a document in a thread of its own, which holds up nobody else; one after another.
 *
 * @throws Refusal where too many wait already
 */
export async function writeDocument(
  format: DocumentFormat,
  content: DocumentContent,
): Promise<Uint8Array<ArrayBuffer>> {
  if (waiting.size >= mostWaiting) throw new Refusal('overloaded')
  clearTimeout(rest)
  const id = nextId++
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    thread ??= openThread()
    thread.ref()
    thread.postMessage({ id, format, content } satisfies WriteRequest)
  })
}

function endThread(): void {
  void thread?.terminate()
  thread = null
}

function openThread(): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    execArgv: [],
    name: 'documents',
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
  let reason = 'it ended'
  worker.on('message', ({ id, bytes, reason: why }: WriteReply) => {
    const { resolve, reject } = waiting.get(id)!
    waiting.delete(id)
    if (bytes) resolve(bytes)
    else reject(new Error(`a document could not be written: ${why}`))
    if (waiting.size > 0) return
    worker.unref()
    rest = setTimeout(endThread, restTime).unref()
  })
  worker.on('error', (error) => (reason = String(error)))
  worker.on('exit', () => {
    if (thread !== worker) return
    thread = null
    const left = [...waiting.values()]
    waiting.clear()
    for (const { reject } of left) reject(new Error(`the thread of documents is gone: ${reason}`))
  })
  return worker
}

import { Worker } from 'node:worker_threads'
import { openTurns } from './http/turns.ts'

interface ThreadSettings {
  /** What a thread runs: it answers each message with one. */
  script: URL
  name: string
  /** Milliseconds that a file may take, and megabytes that it may take meanwhile, beside its own. */
  longestTime: number
  memory: number
  /** Files that are worked on at once; one that is expected to wait longer for its turn, in milliseconds, is refused. */
  atOnce: number
  longestWait: number
  /** Milliseconds without files after which a thread ends and gives back its memory; of 0 it ends with its file. */
  rest: number
}

/** The error of a thread that took more memory than it may. */
const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * Work on files that somebody brings, in threads: whatever a file makes of whoever reads it, the process goes on
 * answering, and a thread that is lost is lost with that file alone.
 *
 * @returns what has a file worked on, and answers null where it took more time or memory than a file may; it throws a
 *   Refusal where too many wait already, and what the thread failed with else
 */
export function openFileThreads<Request, Reply>(
  settings: ThreadSettings,
): (request: Request) => Promise<Reply | null> {
  const { script, name, longestTime, memory, rest } = settings
  const turns = openTurns(settings)
  const resting = new Map<Worker, NodeJS.Timeout>()

  function begin(): Worker {
    const worker = new Worker(script, {
      execArgv: [],
      name,
      resourceLimits: { maxOldGenerationSizeMb: memory },
      // What readers of files tell of a bad one is of no interest.
      stdout: true,
      stderr: true,
    })
    // One that works is heard by whoever asked it; one that rests is gone, and nothing with it.
    worker.on('error', () => {})
    worker.on('exit', () => wake(worker))
    return worker
  }

  function wake(worker: Worker): Worker {
    clearTimeout(resting.get(worker))
    resting.delete(worker)
    worker.ref()
    return worker
  }

  function layDown(worker: Worker): void {
    worker.unref()
    const end = () => {
      // Ending takes a moment, in which a file that it was handed would be lost.
      resting.delete(worker)
      void worker.terminate()
    }
    resting.set(worker, setTimeout(end, rest).unref())
  }

  async function ask(request: Request): Promise<Reply | null> {
    const rested = [...resting.keys()].at(-1)
    const worker = rested ? wake(rested) : begin()
    try {
      const reply = await replyOf<Reply>(worker, request, longestTime)
      if (reply !== null && rest > 0) layDown(worker)
      return reply
    } finally {
      if (!resting.has(worker)) await worker.terminate()
    }
  }

  return (request) => turns.take(() => ask(request))
}

/** What a thread answers; null where it ends before, or would not. */
function replyOf<Reply>(worker: Worker, request: unknown, longestTime: number): Promise<Reply | null> {
  const heard = Promise.withResolvers<Reply | null>()
  const { resolve, reject } = heard
  const giveUp = () => resolve(null)
  const fail = (error: Error & { code?: string }) => (error.code === outOfMemory ? giveUp() : reject(error))
  const clock = setTimeout(giveUp, longestTime)
  worker.on('message', resolve).on('error', fail).on('exit', giveUp)
  worker.postMessage(request)
  return heard.promise.finally(() => {
    clearTimeout(clock)
    worker.off('message', resolve).off('error', fail).off('exit', giveUp)
  })
}

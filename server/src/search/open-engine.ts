import { Worker } from 'node:worker_threads'
import type { CollectionDeclaration, GroupHit, SearchAnswer, SearchEngine, SearchQuestion } from './door.ts'
import { SearchUnavailable } from './door.ts'
import type {
  EngineCall,
  EngineCalls,
  QuestionCall,
  QuestionCalls,
  Ready,
  Reply,
  SimilarAsked,
  ThreadStart,
  WorkerSettings,
} from './messages.ts'

/** What the owner may want to write into its log. */
export type SearchEvent =
  | { event: 'snapshotDamaged'; reason: string }
  | { event: 'workerDied'; reason: string }
  | { event: 'callFailed'; call: EngineCall; reason: string }

export interface EngineSettings {
  /** All that is searched. */
  collections: readonly CollectionDeclaration[]
  /** Where the indexes are kept between starts, a file each beside this path; null keeps them nowhere. */
  snapshotPath: string | null
  /** Has been begun already (`beginThread`). */
  thread?: Worker
  log?: (event: SearchEvent) => void
  /**
   * The engine has lost its thread and begun again from its snapshots: it stands at `sequence` and has no glossary,
   * and the owner has to apply the change log from there. Until then it answers from what it has.
   */
  onRestart?: (sequence: number) => void
}

/** Milliseconds a question may take, waiting included. */
const questionCeiling = 5000
/** Questions that may wait at once. */
const waitingLimit = 256
/** A thread that has said nothing for so many milliseconds while a question waits is given up. */
const silenceLimit = 30_000
/** Milliseconds before a thread that died while starting is started again; doubled each time, up to the last. */
const restartDelay = { first: 100, last: 10_000 }

/**
 * Starts a thread that loads its code, and the snapshots which will probably be asked for, while that is not known yet; it
 * keeps no process alive.
 */
export function beginThread(probable?: WorkerSettings): Worker {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: [], name: 'search' })
  if (probable) thread.postMessage({ settings: probable, isGuess: true } satisfies ThreadStart)
  thread.unref()
  // Whoever takes it sees that it is gone.
  thread.on('error', () => {})
  return thread
}

/** Whether a thread has ended: it has no number then. */
function hasEnded({ threadId }: Worker): boolean {
  return threadId < 0
}

/**
 * Starts the search engine in a thread of its own, from its snapshots. `sequence` is where they stand in the change
 * log: 0 when one of them is missing or cannot be used. It has no glossary until one is applied.
 */
export async function openSearchEngine(
  settings: EngineSettings,
): Promise<{ engine: SearchEngine; sequence: number }> {
  const thread = new EngineThread(settings)
  const sequence = await thread.start()
  const engine: SearchEngine = {
    search: <Shown>(kind: string, question: SearchQuestion) =>
      thread.ask('search', { kind, question }) as Promise<SearchAnswer<Shown>>,
    analyse: (kind, question) => thread.ask('analyse', { kind, question }),
    everyId: (kind, question) => thread.ask('everyId', { kind, question }),
    firstIds: (kind, question) => thread.ask('firstIds', { kind, question }),
    similar: <Shown>(kind: string, id: string, asked: SimilarAsked) =>
      thread.ask('similar', { kind, id, asked }) as Promise<GroupHit<Shown>[]>,
    apply: async (changes) => {
      await thread.call('apply', changes)
    },
    status: () => thread.call('status', null),
    saveSnapshot: () => thread.call('saveSnapshot', null),
    close: () => thread.close(),
  }
  return { engine, sequence }
}

interface Waiting {
  call: EngineCall
  resolve: (output: string) => void
  reject: (error: Error) => void
}

/** The thread as its owner sees it: calls go out, replies come back, and a dead thread is replaced. */
class EngineThread {
  readonly #settings: EngineSettings
  #worker: Worker | null = null
  #hasBegun = false
  #isClosed = false
  #nextId = 0
  #questions = 0
  #lastHeard = 0
  readonly #waiting = new Map<number, Waiting>()
  /** Questions on their way, by what they ask, with the answers as JSON. */
  readonly #asked = new Map<string, Promise<string>>()

  constructor(settings: EngineSettings) {
    this.#settings = settings
  }

  /** Starts a thread; answers the sequence of its snapshot. */
  start(): Promise<number> {
    const { collections, snapshotPath, thread } = this.#settings
    const worker = thread && !this.#hasBegun && !hasEnded(thread) ? thread : beginThread()
    this.#hasBegun = true
    worker.ref()
    worker.postMessage({ settings: { collections, snapshotPath }, isGuess: false } satisfies ThreadStart)
    return new Promise((resolve, reject) => {
      let reason = 'it ended'
      let isReady = false
      worker.on('message', (message: Ready | Reply) => {
        this.#lastHeard = performance.now()
        if (message.kind === 'reply') return this.#settle(message)
        isReady = true
        this.#worker = worker
        if (message.damage !== null)
          this.#settings.log?.({ event: 'snapshotDamaged', reason: message.damage })
        resolve(message.sequence)
      })
      worker.on('error', (error) => (reason = String(error)))
      worker.on('exit', () => {
        if (!isReady) reject(new SearchUnavailable(`the search thread did not start: ${reason}`))
        else if (this.#worker === worker) this.#onDeath(reason)
      })
    })
  }

  /**
   * Asks a question. Who asks the same while it is on its way is answered with it: nothing was applied in between, as
   * the thread answers in the order in which it is asked.
   */
  async ask<C extends QuestionCall>(
    call: C,
    input: QuestionCalls[C]['input'],
  ): Promise<QuestionCalls[C]['output']> {
    const question = JSON.stringify([call, input])
    let answer = this.#asked.get(question)
    if (!answer) {
      answer = this.#askThread(call, input).finally(() => this.#asked.delete(question))
      this.#asked.set(question, answer)
    }
    // Each has an answer of its own, to do with as it likes.
    return JSON.parse(await answer) as QuestionCalls[C]['output']
  }

  async call<C extends EngineCall>(
    call: C,
    input: EngineCalls[C]['input'],
  ): Promise<EngineCalls[C]['output']> {
    return JSON.parse(await this.#post(call, input)) as EngineCalls[C]['output']
  }

  /** Asks a question within its ceiling. */
  async #askThread<C extends QuestionCall>(call: C, input: QuestionCalls[C]['input']): Promise<string> {
    if (this.#questions >= waitingLimit) throw new SearchUnavailable('too many questions are waiting')
    this.#questions++
    const id = this.#nextId
    // A thread that nobody has asked is silent, and not lost.
    if (this.#waiting.size === 0) this.#lastHeard = performance.now()
    const timer = setTimeout(() => this.#onCeiling(id), questionCeiling)
    try {
      return await this.#post(call, input)
    } finally {
      clearTimeout(timer)
      this.#questions--
    }
  }

  #post<C extends EngineCall>(call: C, input: EngineCalls[C]['input']): Promise<string> {
    const worker = this.#worker
    if (!worker) {
      const state = this.#isClosed ? 'is closed' : 'is restarting'
      return Promise.reject(new SearchUnavailable(`the search engine ${state}`))
    }
    const id = this.#nextId++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { call, resolve, reject })
      worker.postMessage({ id, call, input })
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const worker = this.#worker
    this.#worker = null
    this.#rejectAll('the search engine is closed')
    await worker?.terminate()
  }

  #settle({ id, result }: Reply): void {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    this.#waiting.delete(id)
    if (result.ok) {
      waiting.resolve(result.output)
      return
    }
    this.#settings.log?.({ event: 'callFailed', call: waiting.call, reason: result.reason })
    waiting.reject(new SearchUnavailable(`${waiting.call} failed: ${result.reason}`))
  }

  #onCeiling(id: number): void {
    this.#waiting.get(id)?.reject(new SearchUnavailable('the question took too long'))
    this.#waiting.delete(id)
    if (performance.now() - this.#lastHeard > silenceLimit) void this.#worker?.terminate()
  }

  #onDeath(reason: string): void {
    this.#worker = null
    this.#rejectAll('the search engine is restarting')
    if (this.#isClosed) return
    this.#settings.log?.({ event: 'workerDied', reason })
    void this.#restart(restartDelay.first)
  }

  async #restart(delay: number): Promise<void> {
    try {
      const sequence = await this.start()
      if (this.#isClosed) await this.close()
      else this.#settings.onRestart?.(sequence)
    } catch (error) {
      this.#settings.log?.({ event: 'workerDied', reason: String(error) })
      if (!this.#isClosed)
        setTimeout(() => void this.#restart(Math.min(delay * 2, restartDelay.last)), delay).unref()
    }
  }

  #rejectAll(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new SearchUnavailable(reason))
    this.#waiting.clear()
  }
}

import { Worker } from 'node:worker_threads'
import type { Change, Nearest, Reply, Request, Wanted } from './messages.ts'

/** Questions that may wait for the thread at once. */
const mostWaiting = 16

interface Waiting {
  resolve: (nearest: Nearest[]) => void
  reject: (error: Error) => void
}

/** The thread that holds the vectors, as its owner sees it. */
export class VectorThread {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: [], name: 'meanings' })
  readonly #waiting = new Map<number, Waiting>()
  #next = 0
  #isGone = false
  /** Vectors that it holds. */
  held = 0

  constructor() {
    this.#worker.on('message', ({ id, held, nearest }: Reply) => {
      this.held = held
      this.#waiting.get(id)?.resolve(nearest)
      this.#waiting.delete(id)
    })
    this.#worker.on('error', (error) => this.#end(error))
    this.#worker.on('exit', () => this.#end(new Error('The thread of the vectors has ended.')))
  }

  get isGone(): boolean {
    return this.#isGone
  }

  /** @throws Error where the thread has ended */
  async change(change: Change): Promise<void> {
    await this.#ask((id) => ({ call: 'change', id, change }))
  }

  /** @throws Error where too many wait, or the thread has ended */
  async nearest(wanted: readonly Wanted[]): Promise<Nearest[]> {
    if (this.#waiting.size >= mostWaiting) throw new Error('Too many wait for the thread of the vectors.')
    return this.#ask((id) => ({ call: 'nearest', id, wanted }))
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  #ask(request: (id: number) => Request): Promise<Nearest[]> {
    if (this.#isGone) return Promise.reject(new Error('The thread of the vectors has ended.'))
    const id = this.#next++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage(request(id))
    })
  }

  #end(error: Error): void {
    this.#isGone = true
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

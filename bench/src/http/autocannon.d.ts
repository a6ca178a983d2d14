/** What the bench uses of autocannon 9, which brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export interface Request {
    path: string
  }

  interface Options {
    url: string
    method: string
    headers: Record<string, string>
    body?: string
    connections: number
    /** Requests, all connections together. */
    amount: number
    /** What is asked, where it differs. */
    requests?: { setupRequest: (request: Request) => Request }[]
  }

  interface Result {
    /** Seconds it really took. */
    duration: number
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
  }

  interface Instance extends EventEmitter, PromiseLike<Result> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): this
  }

  export default function autocannon(options: Options): Instance
}

import type { FastifyRequest } from 'fastify'

/** Counts somebody who reads what an answer shows, by their account or address. */
export type CountReader = (reader: string) => void

const noted = new WeakMap<object, CountReader>()

/** Notes by what the readers of an answer are counted, for a page that is made of it. */
export function noteReaders({ raw }: FastifyRequest, count: CountReader): void {
  noted.set(raw, count)
}

/** By what the readers of the answer to a request are counted; undefined where nobody counts them. */
export function readersNoted(raw: object): CountReader | undefined {
  return noted.get(raw)
}

import type { FastifyRequest } from 'fastify'
import type { KeptWhile } from './answer-cache.ts'

const noted = new WeakMap<object, KeptWhile>()

/** Notes while what the answer to a request is kept, for a page that is made of it. */
export function noteKept({ raw }: FastifyRequest, kept: KeptWhile): void {
  noted.set(raw, kept)
}

/** While what the answer to a request is kept; undefined where it is made each time. */
export function keptWhile(raw: object): KeptWhile | undefined {
  return noted.get(raw)
}

/** While what all of them are kept. */
export function keptWhileAll(all: readonly KeptWhile[]): KeptWhile {
  return {
    unchanged: [...new Set(all.flatMap(({ unchanged = [] }) => unchanged))],
    found: [...new Set(all.flatMap(({ found = [] }) => found))],
  }
}

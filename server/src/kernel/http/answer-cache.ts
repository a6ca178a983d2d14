import { LRUCache } from 'lru-cache'

/** Characters of answers that one cache keeps. */
const size = 4 * 1024 * 1024
/** A read replica may lag: what was read from it under the newest basis is not kept for longer than this. */
export const keptMilliseconds = 10_000

/** Answers in the form they are sent in, kept while what they rest on stays as it is. */
export interface AnswerCache {
  /** The answer kept under a key, else the one made now. */
  answer(key: string, make: () => Promise<string>): Promise<string>
}

/**
 * While what answers that are the same for everybody are kept: beside the names of codes, and the day, they rest on the
 * kinds of things that are named. One object stands for one cache, which the calls that are bound with it share.
 */
export interface KeptWhile {
  /** While none of these kinds has changed, by the change log. */
  unchanged?: readonly string[]
  /** While search knows the same of these kinds. */
  found?: readonly string[]
  /** Whatever the day is. */
  anyDay?: true
  /** What visitors are answered, alone: to somebody signed in it may say more. */
  ofVisitors?: true
}

/** All that is kept may rest on, as it was at one moment. */
export interface Basis {
  /** What of it one thing rests on, part by part. */
  of(kept: KeptWhile): readonly unknown[]
  /** The whole of it. */
  parts: readonly unknown[]
}

/** Whether two things rest on the same. */
export function isSameBasis(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, at) => part === other[at])
}

export interface AnswerCaches {
  under(kept: KeptWhile): AnswerCache
  /** What is kept rests on now: one thing, or all there is. */
  basis(kept?: KeptWhile): Promise<Basis>
}

/** Opens each cache when it is first asked for. */
export function openAnswerCaches(basis: AnswerCaches['basis']): AnswerCaches {
  const caches = new Map<KeptWhile, AnswerCache>()
  return {
    basis,
    under: (kept) => {
      const open = caches.get(kept) ?? openAnswerCache(async () => (await basis(kept)).of(kept))
      caches.set(kept, open)
      return open
    },
  }
}

/**
 * @param readBasis all that the answers rest on beside their keys, part by part; when one part is not the same any
 *   more, every answer is dropped. It is read before an answer is made, so that none is taken for newer than it is
 */
export function openAnswerCache(
  readBasis: () => readonly unknown[] | Promise<readonly unknown[]>,
): AnswerCache {
  const kept = new LRUCache<string, string>({
    maxSize: size,
    sizeCalculation: (answer, key) => answer.length + key.length,
    ttl: keptMilliseconds,
  })
  let held: readonly unknown[] = []

  return {
    answer: async (key, make) => {
      const basis = await readBasis()
      if (!isSameBasis(basis, held)) {
        kept.clear()
        held = basis
      }
      const known = kept.get(key)
      if (known !== undefined) return known
      const under = held
      const answer = await make()
      if (held === under) kept.set(key, answer)
      return answer
    },
  }
}

import { LRUCache } from 'lru-cache'

/** Characters of answers that are kept. */
const size = 8 * 1024 * 1024
/** A read replica may lag: what was read from it under the newest basis is not kept for longer than this. */
const milliseconds = 10_000

/** Answers in the form they are sent in, kept while what they rest on stays as it is. */
export interface AnswerCache {
  /** The answer kept under a key, else the one made now. */
  answer(key: string, make: () => Promise<string>): Promise<string>
}

/** Where answers that are the same for everybody are kept. */
export interface AnswerCaches {
  /** Of a law, of a case, of all of them: while nothing is published, changed or removed. */
  details: AnswerCache
  /** Of lists without a question: while search stands where it stands. */
  lists: AnswerCache
  /** Of dictionaries and areas: while names of codes are what they were. */
  names: AnswerCache
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
    ttl: milliseconds,
  })
  let held: readonly unknown[] = []

  return {
    answer: async (key, make) => {
      const basis = await readBasis()
      const isSame = basis.length === held.length && basis.every((part, at) => part === held[at])
      if (!isSame) {
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

import { Jieba } from '@node-rs/jieba'
import { dict } from '@node-rs/jieba/dict.js'

const k1 = 1.2
const b = 0.75

const jieba = Jieba.withDict(dict)

function wordsOf(text: string): string[] {
  const words = jieba.cutForSearch(text.normalize('NFKC').toLowerCase(), true)
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** The baseline: BM25 over words and nothing else, as a textbook has it. */
export class PlainBm25 {
  /** Postings of each word: text, occurrences, text, occurrences … */
  readonly #postings = new Map<string, Uint32Array>()
  readonly #norms: Float64Array
  readonly #scores: Float64Array

  constructor(texts: readonly string[]) {
    const collected = new Map<string, number[]>()
    const lengths = texts.map((text, id) => {
      const words = wordsOf(text)
      const counts = new Map<string, number>()
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
      for (const [word, count] of counts) {
        const postings = collected.get(word)
        if (postings) postings.push(id, count)
        else collected.set(word, [id, count])
      }
      return words.length
    })
    for (const [word, postings] of collected) this.#postings.set(word, Uint32Array.from(postings))
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    this.#norms = Float64Array.from(lengths, (length) => k1 * (1 - b + (b * length) / average))
    this.#scores = new Float64Array(texts.length)
  }

  /** Of postings and norms; the words themselves come on top. */
  get bytes(): number {
    let bytes = this.#norms.byteLength
    for (const postings of this.#postings.values()) bytes += postings.byteLength
    return bytes
  }

  /** The best texts, best first; of equals the earlier. */
  search(question: string, limit: number): number[] {
    const scores = this.#scores.fill(0)
    for (const word of new Set(wordsOf(question))) {
      const postings = this.#postings.get(word)
      if (!postings) continue
      const frequency = postings.length / 2
      const weight = Math.log(1 + (scores.length - frequency + 0.5) / (frequency + 0.5)) * (k1 + 1)
      for (let place = 0; place < postings.length; place += 2) {
        const id = postings[place]!
        const count = postings[place + 1]!
        scores[id]! += (weight * count) / (count + this.#norms[id]!)
      }
    }
    return best(scores, limit)
  }
}

function best(scores: Float64Array, limit: number): number[] {
  const kept: number[] = []
  let least = 0
  const trim = () => {
    kept.sort((one, other) => scores[other]! - scores[one]! || one - other)
    kept.length = Math.min(kept.length, limit)
    if (kept.length === limit) least = scores[kept.at(-1)!]!
  }
  for (let id = 0; id < scores.length; id++) {
    if (scores[id]! <= least) continue
    kept.push(id)
    if (kept.length === limit * 8) trim()
  }
  trim()
  return kept
}

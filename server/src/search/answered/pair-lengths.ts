import type { Segment } from '../index/segment.ts'
import type { Statistics } from '../index/statistics.ts'
import { inverseFrequency } from '../scoring/score-words.ts'
import { pairsOfText, type Text } from './text-pairs.ts'

/** What pairs of Chinese characters weigh in an index, and how long its texts are by them. */
export class PairLengths {
  readonly #statistics: Statistics
  readonly #units: number
  readonly #bigrams: number
  /** What a pair weighs by how many texts have it, once it is asked; 0 before. */
  readonly #weights = new Float64Array(1024)
  /** By unit, once it is asked; 0 before. */
  readonly #lengths = new WeakMap<Segment, Float64Array>()

  constructor(statistics: Statistics) {
    this.#statistics = statistics
    this.#units = statistics.hanUnits
    this.#bigrams = statistics.bigrams
  }

  /** Whether no text with Chinese characters has come or gone since. */
  get isOfNow(): boolean {
    return this.#units === this.#statistics.hanUnits && this.#bigrams === this.#statistics.bigrams
  }

  weight(slot: number): number {
    const frequency = this.#statistics.pairUnits.of(slot)
    if (frequency >= this.#weights.length) return inverseFrequency(frequency, this.#units)
    return (this.#weights[frequency] ||= inverseFrequency(frequency, this.#units))
  }

  /** Length of a text as the vector of its pairs, each once, by their weights. */
  of(text: Text): number {
    const { segment, unit } = text
    let lengths = this.#lengths.get(segment)
    if (!lengths) {
      lengths = new Float64Array(segment.textStarts.length - 1)
      this.#lengths.set(segment, lengths)
    }
    return (lengths[unit] ||= this.#lengthOf(text))
  }

  #lengthOf(text: Text): number {
    let square = 0
    for (const slot of pairsOfText(text)) square += this.weight(slot) ** 2
    return Math.sqrt(square) || 1
  }
}

const kept = new WeakMap<Statistics, PairLengths>()

/** The lengths of an index's texts as it is now: texts are long, and the same are compared again and again. */
export function pairLengths(statistics: Statistics): PairLengths {
  const held = kept.get(statistics)
  if (held?.isOfNow) return held
  const made = new PairLengths(statistics)
  kept.set(statistics, made)
  return made
}

import type { Statistics } from '../index/statistics.ts'
import { pairLengths, type PairLengths } from './pair-lengths.ts'
import { PairPlaces } from './pair-places.ts'
import { pairsOfText, type Text } from './text-pairs.ts'

/** A text, with how much it counts. */
export interface WeightedText extends Text {
  weight: number
}

const places = new PairPlaces()

/** How Chinese texts are like what answered questions like the one asked: by pairs of characters. */
export class PairLikeness {
  readonly #lengths: PairLengths
  /** The pairs of the answers. */
  readonly #slots: number[] = []
  /** What each of them weighs, in all texts and in the answers together, multiplied. */
  readonly #weights: number[] = []

  constructor(answers: readonly WeightedText[], statistics: Statistics) {
    this.#lengths = pairLengths(statistics)
    places.hold(this.#slots)
    for (const answer of answers) {
      const part = answer.weight / this.#lengths.of(answer)
      for (const slot of pairsOfText(answer)) {
        const place = places.of(slot) || places.add(slot)
        if (place > this.#weights.length) this.#weights.push(0)
        if (place > 0) this.#weights[place - 1]! += part * this.#lengths.weight(slot) ** 2
      }
    }
  }

  /**
   * Length of a text, and its cosine with the answers together.
   *
   * @param pairs its own
   */
  of(text: Text, pairs: Uint32Array): { length: number; answers: number } {
    places.hold(this.#slots)
    let answers = 0
    for (let at = 0; at < pairs.length; at++) {
      const place = places.of(pairs[at]!)
      if (place > 0) answers += this.#weights[place - 1]!
    }
    const length = this.#lengths.of(text)
    return { length, answers: answers / length }
  }
}

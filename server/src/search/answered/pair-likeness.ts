import { encode } from '../../text/characters.ts'
import { bodyStart, type Segment } from '../index/segment.ts'
import { forEachPair, type Statistics } from '../index/statistics.ts'
import { inverseFrequency } from '../scoring/score-words.ts'

/** A text, with how much it counts. */
export interface WeightedUnit {
  segment: Segment
  unit: number
  weight: number
}

/** How Chinese texts are like a question, and like what answered questions like it: by pairs of characters. */
export class PairLikeness {
  readonly #statistics: Statistics
  /** What a pair weighs by how many texts have it, once it is asked; 0 before. */
  readonly #weights = new Float64Array(1024)
  readonly #asked: ReadonlySet<number>
  readonly #askedLength: number
  readonly #answers = new Map<number, number>()

  constructor(question: string, answers: readonly WeightedUnit[], statistics: Statistics) {
    this.#statistics = statistics
    const asked = new Set<number>()
    const units = new Uint16Array(question.length)
    forEachPair(units, 0, encode(question, units, 0), (slot) => asked.add(slot))
    this.#asked = asked
    this.#askedLength = Math.hypot(...[...asked].map((slot) => this.#weight(slot))) || 1
    for (const { segment, unit, weight } of answers) {
      const part = weight / this.#lengthOf(segment, unit)
      visitUnit(segment, unit, (slot) => {
        this.#answers.set(slot, (this.#answers.get(slot) ?? 0) + part * this.#weight(slot))
      })
    }
  }

  /** Of a text: its length, and the cosines with the question and with the answers together. */
  of(segment: Segment, unit: number): { length: number; asked: number; answers: number } {
    let square = 0
    let asked = 0
    let answers = 0
    visitUnit(segment, unit, (slot) => {
      const weight = this.#weight(slot)
      square += weight * weight
      if (this.#asked.has(slot)) asked += weight * weight
      answers += weight * (this.#answers.get(slot) ?? 0)
    })
    const length = Math.sqrt(square) || 1
    return { length, asked: asked / length / this.#askedLength, answers: answers / length }
  }

  #lengthOf(segment: Segment, unit: number): number {
    let square = 0
    visitUnit(segment, unit, (slot) => (square += this.#weight(slot) ** 2))
    return Math.sqrt(square) || 1
  }

  #weight(slot: number): number {
    const frequency = this.#statistics.bigramUnits[slot]!
    if (frequency >= this.#weights.length) return inverseFrequency(frequency, this.#statistics.hanUnits)
    return (this.#weights[frequency] ||= inverseFrequency(frequency, this.#statistics.hanUnits))
  }
}

function visitUnit(segment: Segment, unit: number, visit: (slot: number) => void): void {
  forEachPair(segment.texts, bodyStart(segment, unit), segment.textStarts[unit + 1]!, visit)
}

import { encode } from '../../text/characters.ts'
import { bodyStart, type Segment } from '../index/segment.ts'
import { pairSlots } from '../index/pair-counts.ts'
import { forEachNeighbours, forEachPair, type Statistics } from '../index/statistics.ts'
import { pairLengths, type PairLengths } from './pair-lengths.ts'

/** A text, with how much it counts. */
export interface WeightedUnit {
  segment: Segment
  unit: number
  weight: number
}

/**
 * Where a question's pairs stand in its list, from 1, by their slots, and a bit for each slot that has a place: two
 * hundred texts of some hundred pairs are compared with each question, most of which are none of its own, and the bits
 * alone stay near the processor. One for the thread, as of the question that was compared last.
 */
const places = new Uint16Array(pairSlots)
const isPlaced = new Uint32Array(places.length / 32)
const mostPairs = 65_535
let placed: readonly number[] = []

/** How Chinese texts are like a question, and like what answered questions like it: by pairs of characters. */
export class PairLikeness {
  readonly #lengths: PairLengths
  /** The pairs of the question, then those that its answers alone have. */
  readonly #slots: number[] = []
  /** How many of them are the question's own. */
  readonly #asked: number
  readonly #askedLength: number
  /** What each of them weighs, in all texts and in the answers together. */
  readonly #weights: number[] = []
  readonly #answers: number[] = []
  /** Number of the text that last had it. */
  readonly #seen: number[] = []
  #texts = 0

  constructor(question: string, answers: readonly WeightedUnit[], statistics: Statistics) {
    this.#lengths = pairLengths(statistics)
    this.#place()
    const units = new Uint16Array(question.length)
    forEachPair(units, 0, encode(question, units, 0), (slot) => this.#placeOf(slot))
    this.#asked = this.#slots.length
    this.#askedLength = Math.hypot(...this.#weights) || 1
    for (const { segment, unit, weight } of answers) {
      const part = weight / this.#lengths.of(segment, unit)
      forEachPair(segment.texts, bodyStart(segment, unit), segment.textStarts[unit + 1]!, (slot) => {
        const place = this.#placeOf(slot)
        if (place > 0) this.#answers[place - 1]! += part * this.#weights[place - 1]!
      })
    }
  }

  /** Of a text: its length, and the cosines with the question and with the answers together. */
  of(segment: Segment, unit: number): { length: number; asked: number; answers: number } {
    if (placed !== this.#slots) this.#place()
    const text = ++this.#texts
    let asked = 0
    let answers = 0
    forEachNeighbours(segment.texts, bodyStart(segment, unit), segment.textStarts[unit + 1]!, (slot) => {
      if (!(isPlaced[slot >>> 5]! & (1 << (slot & 31)))) return
      const at = places[slot]! - 1
      if (this.#seen[at] === text) return
      this.#seen[at] = text
      const weight = this.#weights[at]!
      if (at < this.#asked) asked += weight * weight
      answers += weight * this.#answers[at]!
    })
    const length = this.#lengths.of(segment, unit)
    return { length, asked: asked / length / this.#askedLength, answers: answers / length }
  }

  /** Puts its own pairs in the place of those of the question before. */
  #place(): void {
    for (const slot of placed) {
      places[slot] = 0
      isPlaced[slot >>> 5] = 0
    }
    for (const [at, slot] of this.#slots.entries()) setPlace(slot, at + 1)
    placed = this.#slots
  }

  /** A pair's place, which it gets now if it has none; 0 where there are too many. */
  #placeOf(slot: number): number {
    const place = places[slot]!
    if (place > 0 || this.#slots.length === mostPairs) return place
    this.#weights.push(this.#lengths.weight(slot))
    this.#answers.push(0)
    this.#seen.push(0)
    setPlace(slot, this.#slots.push(slot))
    return this.#slots.length
  }
}

function setPlace(slot: number, place: number): void {
  places[slot] = place
  isPlaced[slot >>> 5]! |= 1 << (slot & 31)
}

import { pairSlots } from '../index/slot-counts.ts'

const mostPairs = 65_535

/**
 * Where the pairs of characters that a question needs stand in its list, by their slots, and a bit for each slot that
 * has a place: two hundred texts of some hundred pairs are compared with each question, most of which are none of its
 * own, and the bits alone stay near the processor. One for each use and thread, as of the question that was compared
 * last.
 */
export class PairPlaces {
  readonly #places = new Uint16Array(pairSlots)
  readonly #isPlaced = new Uint32Array(pairSlots / 32)
  #held: number[] = []

  /** Puts a question's pairs in the place of those of the question before. */
  hold(slots: number[]): void {
    if (this.#held === slots) return
    for (const slot of this.#held) {
      this.#places[slot] = 0
      this.#isPlaced[slot >>> 5] = 0
    }
    this.#held = slots
    for (const [at, slot] of slots.entries()) this.#set(slot, at + 1)
  }

  has(slot: number): boolean {
    return (this.#isPlaced[slot >>> 5]! & (1 << (slot & 31))) !== 0
  }

  /** The place of a pair in the list, from 1; 0 where it has none. */
  of(slot: number): number {
    return this.has(slot) ? this.#places[slot]! : 0
  }

  /** Puts a pair that has no place behind the others of the list; its place, or 0 where there are too many. */
  add(slot: number): number {
    if (this.#held.length === mostPairs) return 0
    const place = this.#held.push(slot)
    this.#set(slot, place)
    return place
  }

  #set(slot: number, place: number): void {
    this.#places[slot] = place
    this.#isPlaced[slot >>> 5]! |= 1 << (slot & 31)
  }
}

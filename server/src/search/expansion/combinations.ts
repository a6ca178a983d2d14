import { GrowingArray } from '../analysis/growing-array.ts'

/** Places of an empty table; a power of two, as each larger one. */
const fewest = 1 << 12

const nobody = -1

function hashOf(one: number, other: number): number {
  const mixed = Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b)
  return mixed ^ (mixed >>> 15)
}

/**
 * Numbers pairs of numbers in the order in which they come. A table with open places, as a Map would keep an object
 * for each of hundreds of thousands of keys.
 */
export class Combinations {
  /** The pairs, by their numbers. */
  readonly froms = new GrowingArray()
  readonly tos = new GrowingArray()
  #places = new Int32Array(fewest).fill(nobody)

  get length(): number {
    return this.froms.length
  }

  numberOf(from: number, to: number): number {
    const place = this.#placeOf(from, to)
    const known = this.#places[place]!
    if (known !== nobody) return known
    const number = this.length
    this.#places[place] = number
    this.froms.push(from)
    this.tos.push(to)
    if (this.length * 2 > this.#places.length) this.#grow()
    return number
  }

  /** Where a pair stands, or would. */
  #placeOf(from: number, to: number): number {
    const last = this.#places.length - 1
    for (let place = hashOf(from, to) & last; ; place = (place + 1) & last) {
      const number = this.#places[place]!
      if (number === nobody) return place
      if (this.froms.values[number] === from && this.tos.values[number] === to) return place
    }
  }

  #grow(): void {
    this.#places = new Int32Array(this.#places.length * 2).fill(nobody)
    for (let number = 0; number < this.length; number += 1) {
      this.#places[this.#placeOf(this.froms.values[number]!, this.tos.values[number]!)] = number
    }
  }
}

import { decode } from '../../text/characters.ts'
import { grown } from './growing-array.ts'

/** The arrays of a lexicon, as a snapshot keeps them. */
export interface LexiconArrays {
  /** Code units of all words, one behind the other. */
  pool: Uint16Array
  /** Word `id` is `pool[starts[id]..starts[id + 1])`. */
  starts: Uint32Array
}

/**
 * Numbers words from 0 in the order they come: an open-addressing hash table over one pool of code units,
 * about 20 bytes a word where a Map of strings takes a hundred. Words are never taken out.
 */
export class Lexicon {
  size = 0
  #pool: Uint16Array
  #starts: Uint32Array
  /** id + 1 of the word that hashes here, 0 where free; a power of two, at most half full. */
  #slots: Uint32Array

  constructor(arrays?: LexiconArrays) {
    this.#pool = arrays?.pool ?? new Uint16Array(4096)
    this.#starts = arrays?.starts ?? new Uint32Array(1024)
    this.size = arrays ? arrays.starts.length - 1 : 0
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(this.size * 2, 1024))))
    this.#fillSlots()
  }

  get bytes(): number {
    return this.#pool.byteLength + this.#starts.byteLength + this.#slots.byteLength
  }

  /** Id of the word `units[from..to)`, or -1. */
  find(units: Uint16Array, from: number, to: number): number {
    return this.#slots[this.#slotOf(units, from, to)]! - 1
  }

  /** Id of the word `units[from..to)`, which enters the lexicon unless it is there. */
  add(units: Uint16Array, from: number, to: number): number {
    const slot = this.#slotOf(units, from, to)
    if (this.#slots[slot] !== 0) return this.#slots[slot]! - 1
    const id = this.size++
    const start = this.#starts[id]!
    const end = start + to - from
    this.#pool = grown(this.#pool, end)
    this.#pool.set(units.subarray(from, to), start)
    this.#starts = grown(this.#starts, id + 2)
    this.#starts[id + 1] = end
    this.#slots[slot] = id + 1
    if (this.size * 2 > this.#slots.length) {
      this.#slots = new Uint32Array(this.#slots.length * 2)
      this.#fillSlots()
    }
    return id
  }

  word(id: number): string {
    return decode(this.#pool, this.#starts[id]!, this.#starts[id + 1]!)
  }

  /** First code unit of a word. */
  initial(id: number): number {
    return this.#pool[this.#starts[id]!]!
  }

  /** Last code unit of a word. */
  final(id: number): number {
    return this.#pool[this.#starts[id + 1]! - 1]!
  }

  wordLength(id: number): number {
    return this.#starts[id + 1]! - this.#starts[id]!
  }

  /** In how many places a word is another than a text of the same length. */
  differences(id: number, text: string): number {
    const start = this.#starts[id]!
    let count = 0
    for (let at = 0; at < text.length; at++) if (this.#pool[start + at] !== text.charCodeAt(at)) count++
    return count
  }

  /** Copies that later words do not change. */
  toArrays(): LexiconArrays {
    const starts = this.#starts.slice(0, this.size + 1)
    return { pool: this.#pool.slice(0, starts[this.size]), starts }
  }

  #slotOf(units: Uint16Array, from: number, to: number): number {
    const mask = this.#slots.length - 1
    let slot = hash(units, from, to) & mask
    for (;;) {
      const id = this.#slots[slot]! - 1
      if (id === -1 || this.#isWord(id, units, from, to)) return slot
      slot = (slot + 1) & mask
    }
  }

  #isWord(id: number, units: Uint16Array, from: number, to: number): boolean {
    const start = this.#starts[id]!
    if (this.#starts[id + 1]! - start !== to - from) return false
    for (let index = from; index < to; index++) {
      if (this.#pool[start + index - from] !== units[index]) return false
    }
    return true
  }

  #fillSlots(): void {
    const mask = this.#slots.length - 1
    for (let id = 0; id < this.size; id++) {
      let slot = hash(this.#pool, this.#starts[id]!, this.#starts[id + 1]!) & mask
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask
      this.#slots[slot] = id + 1
    }
  }
}

/** FNV-1a over code units, its high bits folded into the low ones that the table looks at. */
function hash(units: Uint16Array, from: number, to: number): number {
  let value = 0x811c9dc5
  for (let index = from; index < to; index++) value = Math.imul(value ^ units[index]!, 0x01000193)
  return value ^ (value >>> 15)
}

import { characterClass, classes, folded } from '../../text/characters.ts'
import { grown } from '../analysis/growing-array.ts'
import { bigramSlot, characterSlots, pairSlots, SlotCounts, type SlotCountArrays } from './slot-counts.ts'

/**
 * Number of the counting that last touched a character or pair, so that each is counted once in a unit. One for the
 * thread: a counting is never interrupted.
 */
const characterStamps = new Uint32Array(characterSlots)
const bigramStamps = new Uint32Array(pairSlots)
let lastStamp = 0

/**
 * Writes the place of each pair of neighbouring Chinese characters in `units[from..to)`, once, into an array that has
 * room for as many as there are characters; answers how many there are.
 */
export function readPairs(units: Uint16Array, from: number, to: number, slots: Uint32Array): number {
  const stamp = ++lastStamp
  let length = 0
  let previous = 0
  for (let index = from; index < to; index++) {
    const unit = folded[units[index]!]!
    if (classes[unit] !== characterClass.han) {
      previous = 0
      continue
    }
    if (previous !== 0) {
      const slot = bigramSlot(previous, unit)
      if (bigramStamps[slot] !== stamp) {
        bigramStamps[slot] = stamp
        slots[length++] = slot
      }
    }
    previous = unit
  }
  return length
}

/** The arrays of the statistics, as a snapshot keeps them. */
export interface StatisticsArrays {
  /** units, words, hanUnits, characters, bigrams. */
  totals: Float64Array
  termUnits: Uint32Array
  characters: SlotCountArrays
  pairs: SlotCountArrays
}

/**
 * What BM25 needs to know of the whole corpus, exact at all times: titles are not counted, and a removed text
 * is taken out again.
 */
export class Statistics {
  /** Units, and words in them. */
  units = 0
  words = 0
  /** Units with Chinese characters, and the characters and pairs of neighbours in them. */
  hanUnits = 0
  characters = 0
  bigrams = 0
  /** In how many units each term, character and pair stands. */
  termUnits: Uint32Array = new Uint32Array(1024)
  readonly characterUnits: SlotCounts
  readonly pairUnits: SlotCounts

  constructor(arrays?: StatisticsArrays) {
    this.characterUnits = new SlotCounts(characterSlots, arrays?.characters)
    this.pairUnits = new SlotCounts(pairSlots, arrays?.pairs)
    if (!arrays) return
    this.units = arrays.totals[0]!
    this.words = arrays.totals[1]!
    this.hanUnits = arrays.totals[2]!
    this.characters = arrays.totals[3]!
    this.bigrams = arrays.totals[4]!
    this.termUnits = arrays.termUnits
  }

  get bytes(): number {
    return this.termUnits.byteLength + this.characterUnits.bytes + this.pairUnits.bytes
  }

  /** Counts a unit in (1) or out again (-1): its sorted terms, and its text `units[from..to)`. */
  count(sortedTerms: Uint32Array, units: Uint16Array, from: number, to: number, sign: 1 | -1): void {
    this.units += sign
    this.words += sign * sortedTerms.length
    const last = sortedTerms.at(-1)
    if (last !== undefined) this.termUnits = grown(this.termUnits, last + 1)
    for (let index = 0; index < sortedTerms.length; index++) {
      const term = sortedTerms[index]!
      if (index === 0 || term !== sortedTerms[index - 1]) this.termUnits[term]! += sign
    }
    this.#countCharacters(units, from, to, sign)
  }

  toArrays(): StatisticsArrays {
    return {
      totals: new Float64Array([this.units, this.words, this.hanUnits, this.characters, this.bigrams]),
      termUnits: this.termUnits.slice(),
      characters: this.characterUnits.toArrays(),
      pairs: this.pairUnits.toArrays(),
    }
  }

  #countCharacters(units: Uint16Array, from: number, to: number, sign: 1 | -1): void {
    const stamp = ++lastStamp
    let characters = 0
    let bigrams = 0
    let previous = 0
    for (let index = from; index < to; index++) {
      const unit = units[index]!
      if (classes[unit] !== characterClass.han) {
        previous = 0
        continue
      }
      characters++
      if (characterStamps[unit] !== stamp) {
        characterStamps[unit] = stamp
        this.characterUnits.add(unit, sign)
      }
      if (previous !== 0) {
        bigrams++
        const slot = bigramSlot(previous, unit)
        if (bigramStamps[slot] !== stamp) {
          bigramStamps[slot] = stamp
          this.pairUnits.add(slot, sign)
        }
      }
      previous = unit
    }
    if (characters === 0) return
    this.hanUnits += sign
    this.characters += sign * characters
    this.bigrams += sign * bigrams
  }
}

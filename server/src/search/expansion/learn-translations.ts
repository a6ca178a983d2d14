import { GrowingArray } from '../analysis/growing-array.ts'
import { Combinations } from './combinations.ts'

/** Words that say the same, or nearly: of one concept in one language, and in another. */
export interface WordPair {
  from: readonly string[]
  to: readonly string[]
  /** How much it teaches beside other pairs. */
  weight: number
}

/** A word of the other language, and how likely it stands for the one asked about. */
export interface Translation {
  word: string
  probability: number
}

/** After so many rounds another changes little. */
const rounds = 6

/** Translations that are kept of a word. */
const kept = { most: 8, leastProbability: 0.03 }

/** Words paired between two pauses. */
const pairingsPerSlice = 1 << 15

/** Every word of one side beside every word of the other, pair by pair. */
interface Pairings {
  /** Which words stand beside each other, by their numbers. */
  combinations: Combinations
  /** Combinations by their numbers; those with the same `to` word of a pair stand in one row. */
  rows: GrowingArray
  /** End of each row, and the number of its pair. */
  rowEnds: GrowingArray
  rowPairs: GrowingArray
  fromWords: string[]
  toWords: string[]
}

/**
 * Learns which words of one language stand for which of another, from words that are said of the same things: IBM's
 * model 1 (Brown and others, 1993), in which each word of one side is owed to some word of the other, or to none.
 */
export function* learnTranslations(pairs: readonly WordPair[]): Generator<void, Map<string, Translation[]>> {
  const pairings = yield* pairUp(pairs)
  const { combinations, rows, rowEnds, rowPairs, fromWords } = pairings
  const probabilities = new Float64Array(combinations.length).fill(1)
  for (let round = 0; round < rounds; round++) {
    const counts = new Float64Array(combinations.length)
    for (let row = 0, at = 0, sliceEnd = pairingsPerSlice; row < rowEnds.length; row++) {
      const end = rowEnds.values[row]!
      let sum = 0
      for (let next = at; next < end; next++) sum += probabilities[rows.values[next]!]!
      const share = pairs[rowPairs.values[row]!]!.weight / sum
      for (; at < end; at++) {
        const combination = rows.values[at]!
        counts[combination]! += share * probabilities[combination]!
      }
      if (at < sliceEnd) continue
      sliceEnd = at + pairingsPerSlice
      yield
    }
    const sums = new Float64Array(fromWords.length)
    const froms = combinations.froms.values
    for (let at = 0; at < counts.length; at++) sums[froms[at]!]! += counts[at]!
    for (let at = 0; at < counts.length; at++) probabilities[at] = counts[at]! / sums[froms[at]!]!
    yield
  }
  return likeliest(pairings, probabilities)
}

function* pairUp(pairs: readonly WordPair[]): Generator<void, Pairings> {
  const pairings: Pairings = {
    combinations: new Combinations(),
    rows: new GrowingArray(),
    rowEnds: new GrowingArray(),
    rowPairs: new GrowingArray(),
    fromWords: [],
    toWords: [],
  }
  const fromNumbers = new Map<string, number>()
  const toNumbers = new Map<string, number>()
  for (const [place, { from, to }] of pairs.entries()) {
    // The empty word takes what no word of the other side says.
    const sources = ['', ...from].map((word) => numberOf(word, fromNumbers, pairings.fromWords))
    for (const word of to) {
      const target = numberOf(word, toNumbers, pairings.toWords)
      for (const source of sources) pairings.rows.push(pairings.combinations.numberOf(source, target))
      pairings.rowEnds.push(pairings.rows.length)
      pairings.rowPairs.push(place)
    }
    yield
  }
  return pairings
}

function numberOf(word: string, numbers: Map<string, number>, words: string[]): number {
  let number = numbers.get(word)
  if (number === undefined) {
    number = words.push(word) - 1
    numbers.set(word, number)
  }
  return number
}

function likeliest(
  { combinations: { froms, tos }, fromWords, toWords }: Pairings,
  probabilities: Float64Array,
): Map<string, Translation[]> {
  const table = new Map<string, Translation[]>()
  for (let combination = 0; combination < probabilities.length; combination++) {
    const probability = probabilities[combination]!
    const from = fromWords[froms.values[combination]!]!
    if (from === '' || !(probability >= kept.leastProbability)) continue
    const translation = { word: toWords[tos.values[combination]!]!, probability }
    const known = table.get(from)
    if (known) known.push(translation)
    else table.set(from, [translation])
  }
  for (const [from, translations] of table) {
    const best = translations.sort((one, other) => other.probability - one.probability)
    table.set(from, best.slice(0, kept.most))
  }
  return table
}

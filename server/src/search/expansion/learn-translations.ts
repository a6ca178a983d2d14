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

/** One word of each side, by their numbers, in one pair. */
interface Pairings {
  /** Number of the combination (from, to); those with the same `to` word of a pair stand together. */
  combinations: number[]
  /** End of each such row, and what its pair teaches. */
  rowEnds: number[]
  rowWeights: number[]
  /** Of each combination its words. */
  froms: number[]
  tos: string[]
  fromWords: string[]
}

/**
 * Learns which words of one language stand for which of another, from words that are said of the same things: IBM's
 * model 1 (Brown and others, 1993), in which each word of one side is owed to some word of the other, or to none.
 */
export function* learnTranslations(pairs: readonly WordPair[]): Generator<void, Map<string, Translation[]>> {
  const pairings = yield* pairUp(pairs)
  const { combinations, rowEnds, rowWeights, froms, tos, fromWords } = pairings
  let probabilities = new Float64Array(tos.length).fill(1)
  for (let round = 0; round < rounds; round++) {
    const counts = new Float64Array(tos.length)
    for (let row = 0, at = 0, sliceEnd = pairingsPerSlice; row < rowEnds.length; row++) {
      let sum = 0
      for (let next = at; next < rowEnds[row]!; next++) sum += probabilities[combinations[next]!]!
      const share = rowWeights[row]! / sum
      for (; at < rowEnds[row]!; at++) counts[combinations[at]!]! += share * probabilities[combinations[at]!]!
      if (at < sliceEnd) continue
      sliceEnd = at + pairingsPerSlice
      yield
    }
    const sums = new Float64Array(fromWords.length)
    for (const [combination, count] of counts.entries()) sums[froms[combination]!]! += count
    probabilities = counts.map((count, combination) => count / sums[froms[combination]!]!)
    yield
  }
  return likeliest(pairings, probabilities)
}

function* pairUp(pairs: readonly WordPair[]): Generator<void, Pairings> {
  const pairings: Pairings = {
    combinations: [],
    rowEnds: [],
    rowWeights: [],
    froms: [],
    tos: [],
    fromWords: [],
  }
  const numbers = new Map<string, Map<string, number>>()
  const combinationsOf = (from: string): Map<string, number> => {
    let own = numbers.get(from)
    if (!own) {
      own = new Map()
      numbers.set(from, own)
    }
    return own
  }
  const fromNumbers = new Map<string, number>()
  for (const { from, to, weight } of pairs) {
    // The empty word takes what no word of the other side says.
    const sources = ['', ...from].map((word) => {
      let number = fromNumbers.get(word)
      if (number === undefined) {
        number = pairings.fromWords.push(word) - 1
        fromNumbers.set(word, number)
      }
      return { number, own: combinationsOf(word) }
    })
    for (const word of to) {
      for (const { number, own } of sources) {
        let combination = own.get(word)
        if (combination === undefined) {
          combination = pairings.tos.push(word) - 1
          pairings.froms.push(number)
          own.set(word, combination)
        }
        pairings.combinations.push(combination)
      }
      pairings.rowEnds.push(pairings.combinations.length)
      pairings.rowWeights.push(weight)
    }
    yield
  }
  return pairings
}

function likeliest(
  { froms, tos, fromWords }: Pairings,
  probabilities: Float64Array,
): Map<string, Translation[]> {
  const table = new Map<string, Translation[]>()
  for (const [combination, probability] of probabilities.entries()) {
    const from = fromWords[froms[combination]!]!
    if (from === '' || probability < kept.leastProbability) continue
    const known = table.get(from)
    if (known) known.push({ word: tos[combination]!, probability })
    else table.set(from, [{ word: tos[combination]!, probability }])
  }
  for (const [from, translations] of table) {
    const best = translations.sort((one, other) => other.probability - one.probability)
    table.set(from, best.slice(0, kept.most))
  }
  return table
}

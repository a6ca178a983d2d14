import { characterClass, classes, folded } from '../../text/characters.ts'
import { bodyStart } from '../index/segment.ts'
import type { Segment } from '../index/segment.ts'
import type { Statistics } from '../index/statistics.ts'
import { bigramSlot } from '../index/pair-counts.ts'
import { b, inverseFrequency } from './score-words.ts'

/**
 * Shares of character pairs and of characters beside the word score, and how much a second and third occurrence say
 * (BM25's k1: characters repeat more than words do). Learned on half of 1,232 lay questions, over 14,478 articles and
 * over 150,000.
 */
const bigramShare = 1.2
const characterShare = 1.6
const k1 = 2

/** Characters, and pairs, of a question that are looked at: the rarest. */
const featureLimit = 128

/** Place of what is no Chinese character, behind that of any feature. */
const noHan = 255
const noPlaces = Uint8Array.from(classes, (kind) => (kind === characterClass.han ? 0 : noHan))

/** A text whose characters are looked for, and what they weigh beside those of the question. */
export interface WeightedText {
  text: string
  share: number
}

/** The Chinese characters of a question, prepared to be counted in many texts. */
export class CharacterScorer {
  /** Weight of each feature: characters first, then pairs. */
  readonly #weights: Float64Array
  /** Of the unit that is scored; zeros between two. */
  readonly #counts: Uint16Array
  /** Features that it has. */
  readonly #found: Uint16Array
  readonly #characters: number
  /** By code unit: 1 + number of a character among those of the question, 0 for other Chinese ones, else `noHan`. */
  readonly #places = noPlaces.slice()
  /** 1 + feature of the pair (first, second), by their places; 0 for pairs that are not asked for. */
  readonly #pairs: Uint16Array
  readonly #side: number
  readonly #averageCharacters: number
  readonly #averageBigrams: number

  constructor(pieces: readonly WeightedText[], statistics: Statistics) {
    const { characters, pairs } = featuresOf(pieces, statistics)
    this.#characters = characters.length
    this.#side = characters.length + 1
    this.#pairs = new Uint16Array(this.#side * this.#side)
    for (const [place, { unit }] of characters.entries()) this.#places[unit] = place + 1
    for (const [place, { first, second }] of pairs.entries()) {
      this.#pairs[this.#places[first]! * this.#side + this.#places[second]!] = characters.length + place + 1
    }
    this.#weights = Float64Array.from([
      ...characters.map(({ weight }) => characterShare * (k1 + 1) * weight),
      ...pairs.map(({ weight }) => bigramShare * (k1 + 1) * weight),
    ])
    this.#counts = new Uint16Array(this.#weights.length)
    this.#found = new Uint16Array(this.#weights.length)
    const units = Math.max(1, statistics.hanUnits)
    this.#averageCharacters = Math.max(1, statistics.characters / units)
    this.#averageBigrams = Math.max(1, statistics.bigrams / units)
  }

  get isEmpty(): boolean {
    return this.#characters === 0
  }

  /** BM25 of a unit by characters and pairs, weighted, to be added to its word score. */
  score(segment: Segment, unit: number): number {
    const { texts } = segment
    const end = segment.textStarts[unit + 1]!
    const [counts, found, places] = [this.#counts, this.#found, this.#places]
    let features = 0
    let characters = 0
    let bigrams = 0
    let previous = noHan
    const [pairs, side] = [this.#pairs, this.#side]
    for (let at = bodyStart(segment, unit); at < end; at++) {
      const place = places[texts[at]!]!
      if (place === noHan) {
        previous = noHan
        continue
      }
      characters++
      if (previous !== noHan) bigrams++
      if (place !== 0) {
        if (counts[place - 1]!++ === 0) found[features++] = place - 1
        const pair = previous === noHan ? 0 : pairs[previous * side + place]!
        if (pair !== 0 && counts[pair - 1]!++ === 0) found[features++] = pair - 1
      }
      previous = place
    }
    const characterNorm = k1 * (1 - b + (b * characters) / this.#averageCharacters)
    const bigramNorm = k1 * (1 - b + (b * bigrams) / this.#averageBigrams)
    let score = 0
    for (let at = 0; at < features; at++) {
      const feature = found[at]!
      const count = counts[feature]!
      counts[feature] = 0
      const norm = feature < this.#characters ? characterNorm : bigramNorm
      score += (this.#weights[feature]! * count) / (count + norm)
    }
    return score
  }
}

function featuresOf(pieces: readonly WeightedText[], statistics: Statistics) {
  const units = new Map<number, number>()
  const pairs = new Map<number, { first: number; second: number; share: number }>()
  for (const { text, share } of pieces) {
    let previous = 0
    for (let at = 0; at < text.length; at++) {
      const unit = folded[text.charCodeAt(at)]!
      const isHan = classes[unit] === characterClass.han
      if (isHan && !(units.get(unit)! >= share)) units.set(unit, share)
      if (isHan && previous !== 0) {
        const known = pairs.get(previous * 65_536 + unit)
        if (!known || known.share < share)
          pairs.set(previous * 65_536 + unit, { first: previous, second: unit, share })
      }
      previous = isHan ? unit : 0
    }
  }
  const total = statistics.hanUnits
  const characters = Array.from(units, ([unit, share]) => ({
    unit,
    weight: share * inverseFrequency(statistics.characterUnits[unit]!, total),
  }))
  const kept = rarest(characters)
  const keptUnits = new Set(kept.map(({ unit }) => unit))
  const bigrams = [...pairs.values()]
    .filter(({ first, second }) => keptUnits.has(first) && keptUnits.has(second))
    .map(({ first, second, share }) => ({
      first,
      second,
      weight: share * inverseFrequency(statistics.pairUnits.of(bigramSlot(first, second)), total),
    }))
  return { characters: kept, pairs: rarest(bigrams) }
}

function rarest<F extends { weight: number }>(features: F[]): F[] {
  if (features.length <= featureLimit) return features
  return features.toSorted((one, other) => other.weight - one.weight).slice(0, featureLimit)
}

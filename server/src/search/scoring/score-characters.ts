import { characterClass, classes, folded } from '../../text/characters.ts'
import { bodyStart } from '../index/segment.ts'
import type { Segment } from '../index/segment.ts'
import type { Statistics } from '../index/statistics.ts'
import { bigramSlot } from '../index/slot-counts.ts'
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

/** Places of what is no Chinese character, and of one that is not looked at; those that are stand behind them. */
const [noHan, otherHan, firstPlace] = [0, 1, 2]
const noPlaces = Uint8Array.from(classes, (kind) => (kind === characterClass.han ? otherHan : noHan))

/** A text whose characters are looked for, and what they weigh beside those of the question. */
export interface WeightedText {
  text: string
  share: number
}

/** Room for what a count says in the text that is scored: most are so small, and need not be divided one by one. */
const said = new Float64Array(8)

/** What is looked for in texts, by its place: what it weighs, and how often it stands in the one that is scored. */
class Features {
  readonly weights: Float64Array
  readonly counts: Uint16Array
  /** Of all texts, in how many characters or pairs. */
  readonly #averageLength: number

  constructor(weights: readonly number[], share: number, averageLength: number) {
    this.weights = Float64Array.of(0, 0, ...weights.map((weight) => share * (k1 + 1) * weight))
    this.counts = new Uint16Array(this.weights.length)
    this.#averageLength = Math.max(1, averageLength)
  }

  /** BM25 of what is counted in a text of so many characters of any kind. */
  score(length: number): number {
    const { counts, weights } = this
    const norm = k1 * (1 - b + (b * (length - counts[noHan]!)) / this.#averageLength)
    for (let count = 1; count < said.length; count++) said[count] = count / (count + norm)
    let score = 0
    for (let place = firstPlace; place < weights.length; place++) {
      const count = counts[place]!
      score += weights[place]! * (count < said.length ? said[count]! : count / (count + norm))
    }
    return score
  }
}

/** The Chinese characters of a question, prepared to be counted in many texts. */
export class CharacterScorer {
  /** By code unit: its place among the characters. */
  readonly #places = noPlaces.slice()
  readonly #characters: Features
  /** By the places of two neighbours: the place of the pair, `noHan` where one of them is none. */
  readonly #pairPlaces: Uint8Array
  readonly #pairs: Features

  constructor(pieces: readonly WeightedText[], statistics: Statistics) {
    const { characters, pairs } = featuresOf(pieces, statistics)
    const units = Math.max(1, statistics.hanUnits)
    const weightOf = ({ weight }: { weight: number }) => weight
    this.#characters = new Features(characters.map(weightOf), characterShare, statistics.characters / units)
    this.#pairs = new Features(pairs.map(weightOf), bigramShare, statistics.bigrams / units)
    for (const [at, { unit }] of characters.entries()) this.#places[unit] = firstPlace + at
    const side = this.#characters.weights.length
    this.#pairPlaces = new Uint8Array(side * side).fill(otherHan).fill(noHan, 0, side)
    for (let first = 0; first < side; first++) this.#pairPlaces[first * side] = noHan
    for (const [at, { first, second }] of pairs.entries()) {
      this.#pairPlaces[this.#places[first]! * side + this.#places[second]!] = firstPlace + at
    }
  }

  get isEmpty(): boolean {
    return this.#characters.weights.length === firstPlace
  }

  /**
   * BM25 of a unit by characters and pairs, weighted, to be added to its word score. All are counted, those too that
   * are not looked for: to ask of each what it is takes longer.
   */
  score(segment: Segment, unit: number): number {
    const { texts } = segment
    const start = bodyStart(segment, unit)
    const end = segment.textStarts[unit + 1]!
    const [places, pairPlaces] = [this.#places, this.#pairPlaces]
    const side = this.#characters.weights.length
    const counts = this.#characters.counts.fill(0)
    const pairCounts = this.#pairs.counts.fill(0)
    let previous = noHan
    for (let at = start; at < end; at++) {
      const place = places[texts[at]!]!
      counts[place]!++
      pairCounts[pairPlaces[previous * side + place]!]!++
      previous = place
    }
    return this.#characters.score(end - start) + this.#pairs.score(end - start)
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
    weight: share * inverseFrequency(statistics.characterUnits.of(unit), total),
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

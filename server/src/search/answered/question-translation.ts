import type { Statistics } from '../index/statistics.ts'
import { PairPlaces } from './pair-places.ts'
import { pairsOfText, type Text } from './text-pairs.ts'

/** A pair of Chinese characters of a question, and the texts that answered other questions that have it. */
export interface AnsweredPair {
  slot: number
  /** What it tells of a question, by how few have it. */
  rarity: number
  answers: readonly Text[]
}

interface Translated {
  /** Those that are rare enough to tell something. */
  pairs: readonly AnsweredPair[]
  /** How many pairs the question has in all. */
  length: number
  /** Pairs of answered questions, once for each text that answered them. */
  met: number
}

/** Where a pair of a question may come from: it stands in the text itself, or goes with a pair of it, or with any text. */
const shares = { own: 0.3, answered: 0.4, any: 0.3 }

/** Pairs of questions that a pair of a text is thought to have been met with beside those known, which tell nothing. */
const smoothing = 3

/** A pair that more texts have, a part of all or so many where there are few, is looked at only where the question has it. */
const commonest = { part: 0.05, least: 10 }

const places = new PairPlaces()

/**
 * How likely a question is of a text, by what answered the questions that share its rarer pairs of characters: a
 * translation language model (Berger and Lafferty 1999; Xue, Jeon and Croft 2008) of IBM's first model, two steps of it.
 * With how many pairs of questions a pair of texts would meet by chance is told by how many texts have it, so that
 * nothing is counted before a question is asked.
 */
export class QuestionTranslation {
  readonly #statistics: Statistics
  readonly #rarities: readonly number[]
  readonly #length: number
  readonly #met: number
  /** The pairs of the question and of what answered: the rows. */
  readonly #slots: number[] = []
  /** Of each row, with how many pairs of questions it would have met by chance, one at least. */
  readonly #byChance: number[] = []
  /** Row by row, for each pair of the question: what the pair of a text says of it, over what any text does. */
  readonly #said: Float32Array
  /** Of the text that was asked of last, by pair of the question. */
  readonly #sums: Float64Array

  constructor({ pairs, length, met }: Translated, statistics: Statistics) {
    this.#statistics = statistics
    this.#rarities = pairs.map(({ rarity }) => rarity)
    this.#length = Math.max(1, length)
    this.#met = met
    this.#sums = new Float64Array(pairs.length)
    places.hold(this.#slots)
    const texts = pairs.map(({ slot }) => statistics.pairUnits.of(slot))
    const own = pairs.map(({ slot }, column) => (places.of(slot) || this.#add(slot, texts[column]!) + 1) - 1)
    const rows = new Map<Text, readonly number[]>()
    for (const text of pairs.flatMap(({ answers }) => answers)) {
      if (!rows.has(text)) rows.set(text, this.#rowsOf(text))
    }
    this.#said = new Float32Array(this.#byChance.length * pairs.length)
    const meetings = new Meetings(this.#byChance)
    for (const [column, { answers }] of pairs.entries()) {
      const any = shares.any * this.#shareOf(texts[column]!)
      const answered = answers.map((text) => rows.get(text)!)
      meetings.forEach(answered, (row, times) => {
        const said = (shares.answered * times) / (this.#byChance[row]! + smoothing)
        this.#said[row * pairs.length + column] = said / any
      })
      this.#said[own[column]! * pairs.length + column]! += shares.own / any
    }
  }

  /**
   * Logarithms of how much likelier the question's pairs are of a text than of any, by their rarity: a mean over all.
   *
   * @param pairs of the text
   */
  of(pairs: Uint32Array): number {
    places.hold(this.#slots)
    const sums = this.#sums.fill(0)
    for (let at = 0; at < pairs.length; at++) {
      const place = places.of(pairs[at]!)
      if (place === 0) continue
      const row = (place - 1) * sums.length
      for (let column = 0; column < sums.length; column++) sums[column]! += this.#said[row + column]!
    }
    let likelier = 0
    for (let column = 0; column < sums.length; column++) {
      if (sums[column]! > 0) likelier += this.#rarities[column]! * Math.log1p(sums[column]! / pairs.length)
    }
    return likelier / this.#length
  }

  /** The rows of a text's pairs, but for those that many texts have: they tell nothing. */
  #rowsOf(text: Text): number[] {
    const rows: number[] = []
    const most = Math.max(commonest.least, commonest.part * this.#statistics.hanUnits)
    for (const slot of pairsOfText(text)) {
      const place = places.of(slot)
      if (place > 0) rows.push(place - 1)
      else {
        const texts = this.#statistics.pairUnits.of(slot)
        if (texts <= most) rows.push(this.#add(slot, texts))
      }
    }
    return rows.filter((row) => row >= 0)
  }

  /** Gives a pair that so many texts have a row; -1 where there are too many. */
  #add(slot: number, texts: number): number {
    const place = places.add(slot)
    if (place > 0) this.#byChance.push(1 + this.#met * this.#shareOf(texts))
    return place - 1
  }

  /** Part of all pairs of texts that are one which so many have; some of any. */
  #shareOf(texts: number): number {
    return (texts + 1) / (this.#statistics.bigrams + 1)
  }
}

/** How often a pair of a question meets the pairs of the texts that answered it: once in each text. */
class Meetings {
  readonly #byChance: readonly number[]
  /** By row; 0 but while pairs are counted. */
  readonly #first: Float64Array
  readonly #second: Float64Array

  constructor(byChance: readonly number[]) {
    this.#byChance = byChance
    this.#first = new Float64Array(byChance.length)
    this.#second = new Float64Array(byChance.length)
  }

  /** Visits each row of the texts once, with how often the pair meets it. */
  forEach(texts: readonly (readonly number[])[], visit: (row: number, times: number) => void): void {
    const [first, second] = [this.#first, this.#second]
    for (const rows of texts) {
      for (const row of rows) first[row]! += 1 / rows.length / this.#byChance[row]!
    }
    for (const rows of texts) {
      let total = 0
      for (const row of rows) total += first[row]!
      for (const row of rows) second[row]! += first[row]! / total
    }
    for (const rows of texts) {
      for (const row of rows) {
        if (second[row] === 0) continue
        visit(row, second[row]!)
        first[row] = second[row] = 0
      }
    }
  }
}

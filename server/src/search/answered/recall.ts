import type { AnsweredQuestion } from '../door.ts'
import type { Weights } from './weights.ts'

/** A question as it is kept: with what it is known by, and what answered it, each once. */
export interface HeldQuestion extends AnsweredQuestion {
  kind: string
  id: string
  features: readonly string[]
  /** The concepts that it names. */
  concepts: readonly string[]
  /** Names of units, as `unitName` has them. */
  units: readonly string[]
  groups: readonly string[]
  /** How many pairs of Chinese characters it has. */
  pairs: number
}

/** A unit in one text. */
export function unitName(group: string, unit: string): string {
  return `${group}#${unit}`
}

/** A question that was answered before, and how much of the one asked it says: about 1 where it is the same. */
export interface SimilarQuestion {
  held: HeldQuestion
  similarity: number
}

/** A question that says at least this part of the one asked is much the same. */
export const muchTheSame = 0.45

/** A pair of Chinese characters of the question asked, and the questions that have it. */
export interface HavingPair {
  pair: string
  /** What it tells, by how few have it. */
  rarity: number
  having: readonly HeldQuestion[]
}

/** What answered questions say of a unit, or of a group. */
interface Support {
  /** How like the question asked those are that it answered, together. */
  sum: number
  /** The one most like it. */
  best: number
  /** How many questions it has answered, like this one or not. */
  count: number
}

interface RecallInput {
  isByConcepts: boolean
  weights: Weights | null
  /** The most similar first. */
  similar: readonly SimilarQuestion[]
  same: readonly SimilarQuestion[]
  /** Of each word or concept of the question that somebody has asked in: how many have, of all and of those a group answered. */
  having: readonly { byGroup: ReadonlyMap<string, number>; all: number }[]
  /** Words or concepts of the question. */
  words: number
  /** Its pairs of Chinese characters that few have asked in. */
  rarePairs: readonly HavingPair[]
  /** All of its pairs. */
  pairs: number
  /** Pairs of all questions, once for each unit that answered them. */
  met: number
  /** Questions answered. */
  total: number
  /** One that is left out of the counts. */
  left: HeldQuestion | null
  /** The questions that a unit has answered. */
  answeredBy: (unit: string) => readonly HeldQuestion[]
  groupCounts: ReadonlyMap<string, number>
}

/** Questions that a unit has answered, the last of them, which are looked at for what else answered them. */
const togetherLimit = 100

/** Questions that a group is thought to have answered beside those known, in which words are as frequent as in all. */
const smoothing = 10

/** What is remembered as a question is asked. */
export class Recall {
  readonly similar: readonly SimilarQuestion[]
  /** Those that are much the same, said in the same words. */
  readonly same: readonly SimilarQuestion[]
  /** The question is like others by its concepts: what answered them stands in another language. */
  readonly isByConcepts: boolean
  /** By which it puts what is found into another order; null where it only adds to it. */
  readonly weights: Weights | null
  readonly #input: RecallInput
  readonly #units = new Map<string, Omit<Support, 'count'>>()
  readonly #groups = new Map<string, Omit<Support, 'count'>>()
  readonly #sayings = new Map<string, number>()

  constructor(input: RecallInput) {
    this.similar = input.similar
    this.same = input.same
    this.isByConcepts = input.isByConcepts
    this.weights = input.weights
    this.#input = input
    for (const { held, similarity } of input.similar) {
      for (const unit of held.units) support(this.#units, unit, similarity)
      for (const group of held.groups) support(this.#groups, group, similarity)
    }
  }

  /** What is known of the pairs of Chinese characters that few have asked in. */
  get pairs() {
    const { left, met, pairs, rarePairs } = this.#input
    return { rare: rarePairs, length: pairs, met: met - (left ? left.pairs * left.units.length : 0) }
  }

  unit(name: string): Support {
    return { ...(this.#units.get(name) ?? none), count: this.#answeredBy(name).length }
  }

  /**
   * What has answered questions together with units that are found: how often it has, of the questions that the unit
   * has answered, by the unit's rank.
   *
   * @param ranked names of the units, the best first
   */
  together(ranked: readonly string[]): Map<string, number> {
    const together = new Map<string, number>()
    for (const [at, name] of ranked.entries()) {
      const answered = this.#answeredBy(name)
      const part = 1 / (at + 1) / (answered.length + 1)
      for (const { units } of answered.slice(-togetherLimit)) {
        for (const other of units) if (other !== name) together.set(other, (together.get(other) ?? 0) + part)
      }
    }
    return together
  }

  #answeredBy(unit: string): readonly HeldQuestion[] {
    const { answeredBy, left } = this.#input
    const answered = answeredBy(unit)
    return left?.units.includes(unit) ? answered.filter((held) => held !== left) : answered
  }

  group(id: string): Support {
    const { left, groupCounts } = this.#input
    const count = (groupCounts.get(id) ?? 0) - Number(left?.groups.includes(id) ?? false)
    return { ...(this.#groups.get(id) ?? none), count }
  }

  /**
   * What the question's words say of a group: the mean over them of log (how frequent a word is in questions that the
   * group answered / how frequent in all), smoothed.
   */
  saying(group: string): number {
    const known = this.#sayings.get(group)
    if (known !== undefined) return known
    const { having, total, words } = this.#input
    const answered = this.group(group).count
    let sum = 0
    for (const { byGroup, all } of having) {
      const share = all / total
      sum += Math.log(((byGroup.get(group) ?? 0) + smoothing * share) / (answered + smoothing) / share)
    }
    const saying = sum / Math.max(1, words)
    this.#sayings.set(group, saying)
    return saying
  }
}

const none = { sum: 0, best: 0 }

function support(supports: Map<string, Omit<Support, 'count'>>, name: string, similarity: number): void {
  const { sum, best } = supports.get(name) ?? none
  supports.set(name, { sum: sum + similarity, best: Math.max(best, similarity) })
}

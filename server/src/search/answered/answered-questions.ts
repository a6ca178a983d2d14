import type { AnsweredQuestion } from '../door.ts'
import { b, inverseFrequency, k1 } from '../scoring/score-words.ts'
import { candidateFeatures, type CandidateFeatures } from './candidate-features.ts'
import { questionFeatures } from './question-features.ts'
import { type HeldQuestion, Recall, type SimilarQuestion, unitName } from './recall.ts'
import { weights } from './weights.ts'

/** Questions like the one asked that are looked at. */
const similarLimit = 30

/** Where fewer questions are known, words are weighed as if there were so many: one question says nothing of how rare they are. */
const fewest = 1000

/** What a question says in another language: the wordings, each as its words, and what they weigh. */
export interface Translation {
  weight: number
  wordings: readonly (readonly string[])[]
}

/** What a question is put to: `AnsweredQuestions`, or what learns from them. */
export interface Answered {
  recall(question: string, translations: readonly (readonly Translation[])[]): Recall | null
  worthOf(features: CandidateFeatures, unit: string): number
}

/** The questions that were answered before, of every collection: which are like another, and what answered them. */
export class AnsweredQuestions implements Answered {
  readonly #numbers = new Map<string, number>()
  /** By number; null where one has gone. */
  readonly #questions: (HeldQuestion | null)[] = []
  /** Numbers of the questions that have a feature, ascending. */
  readonly #postings = new Map<string, number[]>()
  readonly #unitCounts = new Map<string, number>()
  readonly #groupCounts = new Map<string, number>()
  #features = 0

  get size(): number {
    return this.#numbers.size
  }

  set(kind: string, id: string, answered: AnsweredQuestion): void {
    this.delete(id)
    if (answered.by.length === 0) return
    const { words, pairs } = questionFeatures(answered.question)
    const held: HeldQuestion = {
      ...answered,
      kind,
      id,
      features: [...words, ...pairs],
      units: [...new Set(answered.by.map(({ group, unit }) => unitName(group, unit)))],
      groups: [...new Set(answered.by.map(({ group }) => group))],
    }
    const number = this.#questions.push(held) - 1
    this.#numbers.set(id, number)
    for (const feature of held.features) {
      const numbers = this.#postings.get(feature)
      if (numbers) numbers.push(number)
      else this.#postings.set(feature, [number])
    }
    this.#count(held, 1)
  }

  delete(id: string): void {
    const number = this.#numbers.get(id)
    const held = number === undefined ? null : this.#questions[number]
    if (number === undefined || !held) return
    this.#numbers.delete(id)
    this.#questions[number] = null
    for (const feature of held.features) {
      const left = (this.#postings.get(feature) ?? []).filter((one) => one !== number)
      if (left.length > 0) this.#postings.set(feature, left)
      else this.#postings.delete(feature)
    }
    this.#count(held, -1)
  }

  /**
   * The questions most like one, and what they say of units and groups.
   *
   * @param translations words of other languages for what the question says, each as the glossary weighs it
   * @param without a question that is left out, as if nobody had asked it
   */
  recall(
    question: string,
    translations: readonly (readonly Translation[])[],
    without?: string,
  ): Recall | null {
    const total = this.#numbers.size
    if (total === 0) return null
    const { words, pairs } = questionFeatures(question)
    const left = without === undefined ? -1 : (this.#numbers.get(without) ?? -1)
    const scores = new Float64Array(this.#questions.length)
    this.#score(scores, [...words, ...pairs])
    for (const translation of translations) this.#scoreTranslation(scores, translation)
    const similar: SimilarQuestion[] = []
    for (const [number, similarity] of scores.entries()) {
      const held = this.#questions[number]
      if (held && similarity > 0 && number !== left) similar.push({ held, similarity })
    }
    similar.sort((one, other) => other.similarity - one.similarity || (one.held.id < other.held.id ? -1 : 1))
    return new Recall({
      similar: similar.slice(0, similarLimit),
      having: words.flatMap((word) => this.#having(word, left)),
      words: words.length,
      total: left === -1 ? total : total - 1,
      left: this.#questions[left] ?? null,
      unitCounts: this.#unitCounts,
      groupCounts: this.#groupCounts,
    })
  }

  /** How well a unit answers a question, beside others. */
  worthOf(features: CandidateFeatures): number {
    return candidateFeatures.reduce((sum, name) => sum + weights[name] * features[name], 0)
  }

  /** BM25 of every question for the features of one, divided by that of the question itself. */
  #score(scores: Float64Array, features: readonly string[]): void {
    const average = Math.max(1, this.#features / this.#numbers.size)
    const norm = (length: number) => (k1 + 1) / (1 + k1 * (1 - b + (b * length) / average))
    let own = 0
    for (const feature of features) {
      const numbers = this.#postings.get(feature) ?? []
      const weight = this.#rarity(numbers.length)
      own += weight
      for (const number of numbers) scores[number]! += weight
    }
    own *= norm(features.length)
    for (const [number, score] of scores.entries()) {
      if (score > 0) scores[number] = (score * norm(this.#questions[number]!.features.length)) / own
    }
  }

  /** The same for the words of a language that the glossary has for what the question says. */
  #scoreTranslation(scores: Float64Array, translation: readonly Translation[]): void {
    const own = translation.reduce((sum, { weight }) => sum + weight, 0)
    const said = new Map<number, number>()
    for (const { weight, wordings } of translation) {
      const best = new Map<number, number>()
      for (const wording of wordings) {
        for (const [number, part] of this.#partsOf(wording)) {
          if (part > (best.get(number) ?? 0)) best.set(number, part)
        }
      }
      for (const [number, part] of best) said.set(number, (said.get(number) ?? 0) + (weight * part) / own)
    }
    for (const [number, part] of said) scores[number] = Math.max(scores[number]!, part)
  }

  /** How much of a wording each question has that has some of it, by the weight of its words. */
  #partsOf(wording: readonly string[]): Map<number, number> {
    const parts = new Map<number, number>()
    const said = wording.map((word) => {
      const numbers = this.#postings.get(word) ?? []
      return { numbers, weight: this.#rarity(numbers.length) }
    })
    const whole = said.reduce((sum, { weight }) => sum + weight, 0)
    for (const { numbers, weight } of said) {
      for (const number of numbers) parts.set(number, (parts.get(number) ?? 0) + weight / whole)
    }
    return parts
  }

  /** How many questions that a group answered have a word, and how many have it at all; none where nobody has. */
  #having(word: string, left: number): { byGroup: Map<string, number>; all: number }[] {
    const byGroup = new Map<string, number>()
    let all = 0
    for (const number of this.#postings.get(word) ?? []) {
      if (number === left) continue
      all += 1
      for (const group of this.#questions[number]!.groups) byGroup.set(group, (byGroup.get(group) ?? 0) + 1)
    }
    return all > 0 ? [{ byGroup, all }] : []
  }

  #rarity(frequency: number): number {
    return inverseFrequency(frequency, Math.max(fewest, this.#numbers.size))
  }

  #count({ features, units, groups }: HeldQuestion, sign: 1 | -1): void {
    this.#features += sign * features.length
    for (const unit of units) addTo(this.#unitCounts, unit, sign)
    for (const group of groups) addTo(this.#groupCounts, group, sign)
  }
}

function addTo(counts: Map<string, number>, name: string, more: number): void {
  const count = (counts.get(name) ?? 0) + more
  if (count > 0) counts.set(name, count)
  else counts.delete(name)
}

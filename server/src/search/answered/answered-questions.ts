import type { AnsweredQuestion } from '../door.ts'
import { writtenIn } from '../../text/written-in.ts'
import { b, inverseFrequency, k1 } from '../scoring/score-words.ts'
import { candidateFeatures, type CandidateFeatures } from './candidate-features.ts'
import { Glossary } from '../expansion/glossary.ts'
import { questionConcepts, questionFeatures } from './question-features.ts'
import {
  type HavingPair,
  type HeldQuestion,
  Recall,
  type SimilarQuestion,
  muchTheSame,
  unitName,
} from './recall.ts'
import { weights, type Weights } from './weights.ts'

/** Questions like the one asked that are looked at. */
const similarLimit = 30

/** Where fewer questions are known, words are weighed as if there were so many: one question says nothing of how rare they are. */
const fewest = 1000

/** Numbers of questions that have gone, beyond those of the questions that are held, at which all are numbered anew. */
const mostGone = 1000

/**
 * A pair of Chinese characters tells what a question asks for where no more questions have it: a fiftieth of all, or so
 * many where few are known; beyond the most it takes too long to look at what answered them.
 */
const rare = { part: 1 / 50, least: 20, most: 40 }

/** What questions are alike by: words and pairs of characters, or the concepts that they name. */
type KnownBy = 'features' | 'concepts'

/** What a question is put to: `AnsweredQuestions`, or what learns from them. */
export interface Answered {
  recall(question: string): Recall | null
  worthOf(features: CandidateFeatures, unit: string, weights: Weights | null): number
}

/** The questions that were answered before, of every collection: which are like another, and what answered them. */
export class AnsweredQuestions implements Answered {
  readonly #numbers = new Map<string, number>()
  /** By number; null where one has gone. */
  readonly #questions: (HeldQuestion | null)[] = []
  /** Numbers of the questions that have a feature or a concept, ascending. */
  readonly #postings = { features: new Map<string, number[]>(), concepts: new Map<string, number[]>() }
  readonly #byUnit = new Map<string, HeldQuestion[]>()
  readonly #groupCounts = new Map<string, number>()
  /** How many all questions have. */
  readonly #totals = { features: 0, concepts: 0 }
  /** Pairs of all questions, once for each unit that answered them. */
  #met = 0
  #glossary = new Glossary()

  get size(): number {
    return this.#numbers.size
  }

  /** Has all questions known by the concepts of a glossary as well, with a pause after each. */
  *understand(glossary: Glossary): Generator<void> {
    this.#glossary = glossary
    for (const [number, held] of this.#questions.entries()) {
      if (!held) continue
      this.#forget(number, held, 'concepts')
      held.concepts = questionConcepts(held.question, glossary)
      this.#note(number, held, 'concepts')
      yield
    }
  }

  set(kind: string, id: string, answered: AnsweredQuestion): void {
    this.delete(id)
    if (answered.by.length === 0) return
    const { words, pairs } = questionFeatures(answered.question)
    const by = new Map(answered.by.map((one) => [unitName(one.group, one.unit), one]))
    const held: HeldQuestion = {
      ...answered,
      by: [...by.values()],
      kind,
      id,
      features: [...words, ...pairs],
      concepts: questionConcepts(answered.question, this.#glossary),
      units: [...by.keys()],
      groups: [...new Set(answered.by.map(({ group }) => group))],
      pairs: pairs.length,
    }
    if (this.#questions.length > 2 * this.size + mostGone) this.#numberAnew()
    this.#add(held)
    this.#count(held, 1)
  }

  delete(id: string): void {
    const number = this.#numbers.get(id)
    const held = number === undefined ? null : this.#questions[number]
    if (number === undefined || !held) return
    this.#numbers.delete(id)
    this.#questions[number] = null
    this.#forget(number, held, 'features')
    this.#forget(number, held, 'concepts')
    this.#count(held, -1)
  }

  /**
   * The questions most like one, and what they say of units and groups.
   *
   * @param without a question that is left out, as if nobody had asked it
   */
  recall(question: string, without?: string): Recall | null {
    const total = this.#numbers.size
    if (total === 0) return null
    const { words, pairs } = questionFeatures(question)
    const left = without === undefined ? -1 : (this.#numbers.get(without) ?? -1)
    const said = this.#similar([...words, ...pairs], 'features', left)
    const same = said.filter(({ similarity }) => similarity >= muchTheSame)
    // The most is asked and answered in Chinese; a question in another language is like one by its concepts.
    const by: KnownBy = writtenIn(question) === 'zh' ? 'features' : 'concepts'
    const isChinese = by === 'features'
    const concepts = isChinese ? [] : questionConcepts(question, this.#glossary)
    const meant = this.#similar(concepts, 'concepts', left)
    const others = meant.filter(({ held }) => !same.some((one) => one.held === held))
    const ofConcepts = meant.length > 0 ? weights.concepts : null
    const known = isChinese ? words : concepts
    return new Recall({
      isByConcepts: !isChinese,
      weights: isChinese ? weights.words : ofConcepts,
      same,
      similar: isChinese ? said : [...same, ...others].slice(0, similarLimit),
      having: known.flatMap((word) => this.#having(word, by, left)),
      words: known.length,
      rarePairs: isChinese ? pairs.flatMap((pair) => this.#rarePair(pair, left)) : [],
      pairs: pairs.length,
      met: this.#met,
      total: left === -1 ? total : total - 1,
      left: this.#questions[left] ?? null,
      answeredBy: (unit) => this.#byUnit.get(unit) ?? [],
      groupCounts: this.#groupCounts,
    })
  }

  /** How well a unit answers a question, beside others. */
  worthOf(features: CandidateFeatures, _unit: string, by: Weights | null): number {
    return by ? candidateFeatures.reduce((sum, name) => sum + by[name] * features[name], 0) : 0
  }

  /** The questions most like one that has these features or concepts, but for one that is left out. */
  #similar(asked: readonly string[], by: KnownBy, left: number): SimilarQuestion[] {
    const scores = new Float64Array(this.#questions.length)
    this.#score(scores, asked, by)
    const similar: SimilarQuestion[] = []
    for (const [number, similarity] of scores.entries()) {
      const held = this.#questions[number]
      if (held && similarity > 0 && number !== left) similar.push({ held, similarity })
    }
    similar.sort((one, other) => other.similarity - one.similarity || (one.held.id < other.held.id ? -1 : 1))
    return similar.slice(0, similarLimit)
  }

  /** BM25 of every question for the features of one, divided by that of the question itself. */
  #score(scores: Float64Array, features: readonly string[], by: KnownBy): void {
    const average = Math.max(1, this.#totals[by] / this.#numbers.size)
    const norm = (length: number) => (k1 + 1) / (1 + k1 * (1 - b + (b * length) / average))
    let own = 0
    for (const feature of features) {
      const numbers = this.#postings[by].get(feature) ?? []
      const weight = this.#rarity(numbers.length)
      own += weight
      for (const number of numbers) scores[number]! += weight
    }
    own *= norm(features.length)
    for (const [number, score] of scores.entries()) {
      if (score > 0) scores[number] = (score * norm(this.#questions[number]![by].length)) / own
    }
  }

  /** How many questions that a group answered have a word, and how many have it at all; none where nobody has. */
  #having(word: string, by: KnownBy, left: number): { byGroup: Map<string, number>; all: number }[] {
    const byGroup = new Map<string, number>()
    let all = 0
    for (const number of this.#postings[by].get(word) ?? []) {
      if (number === left) continue
      all += 1
      for (const group of this.#questions[number]!.groups) byGroup.set(group, (byGroup.get(group) ?? 0) + 1)
    }
    return all > 0 ? [{ byGroup, all }] : []
  }

  /** A pair of characters with the questions that have it, nobody perhaps; nothing where too many have it. */
  #rarePair(pair: string, left: number): HavingPair[] {
    const all = this.#postings.features.get(pair) ?? []
    if (all.length > Math.min(rare.most, Math.max(rare.least, rare.part * this.size))) return []
    const numbers = all.filter((number) => number !== left)
    const rarity = Math.log((Math.max(fewest, this.size) + 1) / (numbers.length + 1))
    return [{ pair, rarity, having: numbers.map((number) => this.#questions[number]!) }]
  }

  #rarity(frequency: number): number {
    return inverseFrequency(frequency, Math.max(fewest, this.#numbers.size))
  }

  /** Gives a question the next number. */
  #add(held: HeldQuestion): void {
    const number = this.#questions.push(held) - 1
    this.#numbers.set(held.id, number)
    this.#note(number, held, 'features')
    this.#note(number, held, 'concepts')
  }

  #numberAnew(): void {
    const left = this.#questions.filter((held) => held !== null)
    this.#questions.length = 0
    for (const by of ['features', 'concepts'] as const) {
      this.#postings[by].clear()
      this.#totals[by] = 0
    }
    for (const held of left) this.#add(held)
  }

  /** Has a question found by what it is known by. */
  #note(number: number, held: HeldQuestion, by: KnownBy): void {
    this.#totals[by] += held[by].length
    for (const feature of held[by]) {
      const numbers = this.#postings[by].get(feature)
      if (numbers) numbers.push(number)
      else this.#postings[by].set(feature, [number])
    }
  }

  #forget(number: number, held: HeldQuestion, by: KnownBy): void {
    this.#totals[by] -= held[by].length
    for (const feature of held[by]) {
      const left = (this.#postings[by].get(feature) ?? []).filter((one) => one !== number)
      if (left.length > 0) this.#postings[by].set(feature, left)
      else this.#postings[by].delete(feature)
    }
  }

  #count(held: HeldQuestion, sign: 1 | -1): void {
    const { units, groups, pairs } = held
    this.#met += sign * pairs * units.length
    for (const unit of units) {
      const answered = this.#byUnit.get(unit) ?? []
      if (sign === 1) answered.push(held)
      else answered.splice(answered.indexOf(held), 1)
      if (answered.length > 0) this.#byUnit.set(unit, answered)
      else this.#byUnit.delete(unit)
    }
    for (const group of groups) addTo(this.#groupCounts, group, sign)
  }
}

function addTo(counts: Map<string, number>, name: string, more: number): void {
  const count = (counts.get(name) ?? 0) + more
  if (count > 0) counts.set(name, count)
  else counts.delete(name)
}

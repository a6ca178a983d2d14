import type { QuestionWord } from '../analysis/analyser.ts'
import { fold } from '../../text/characters.ts'
import { numberMark } from '../../text/law-name.ts'
import type { LiveSegment } from '../index/live-segment.ts'
import { findTerm } from '../index/segment.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'

/** Characters of a question for titles that are looked at; no title is longer. */
const titleQuestionLimit = 300

/** Added when the title begins with the first word. */
const startBonus = 0.25

/** When a part of the official number is the question. */
const numberScore = 2

/** When the words stand in different names of a law. */
const scatteredScore = 0.01

/**
 * Scores titles that have every word of the question, best where the words are most of the title. With units
 * wanted, the units of such groups get the title's score.
 */
export function scoreTitles(index: SegmentedIndex, asked: string, of: 'groups' | 'units'): void {
  const question = asked.slice(0, titleQuestionLimit)
  const wanted = new TitleWords(index, question)
  const number = index.collection.naming.numberKey(question)
  for (const live of index.segments) {
    const { articleStarts, groupStarts, groups } = live.segment
    live.scores.fill(0)
    const others = countWords(live, wanted.others)
    for (let group = 0; group < groups.length; group++) {
      if (live.isRemoved[group]) continue
      let best = hasNumber(groups[group]!.names, number) ? numberScore : 0
      for (let title = groupStarts[group]!; title < articleStarts[group]!; title++) {
        if (others[title] === wanted.others.length)
          best = Math.max(best, wanted.score(live.foldedTitle(title)))
      }
      if (best === 0) continue
      if (of === 'groups') live.scores[groupStarts[group]!] = best
      else live.scores.fill(best, articleStarts[group], groupStarts[group + 1])
    }
  }
}

function hasNumber(names: string[], number: string): boolean {
  return /\d/.test(number) && names.some((name) => name.startsWith(numberMark) && name.includes(number))
}

/** The words of a question for titles: Chinese ones are looked for as parts of the title, others by their stems. */
class TitleWords {
  readonly others: QuestionWord[]
  /** Chinese ones as typed, and the words each consists of, should it stand nowhere as a whole. */
  readonly #runs: { run: string; words: string[] }[]
  readonly #otherLength: number

  constructor(index: SegmentedIndex, question: string) {
    const words = index.analyser.words(question)
    this.others = words.filter((word) => !word.isHan)
    this.#otherLength = this.others.reduce((sum, word) => sum + word.surface.length, 0)
    const runs = fold(question).match(/\p{Script=Han}+/gu) ?? []
    this.#runs = [...new Set(runs)].map((run) => ({
      run,
      words: words.filter((word) => word.isHan && run.includes(word.term)).map((word) => word.term),
    }))
  }

  /**
   * How much of a law's best fitting name the words are, 0 when a Chinese one is missing.
   * @param names title and short titles, folded, a line each; they have the words of other scripts
   */
  score(names: string): number {
    if (this.others.length === 0 && this.#runs.length === 0) return 0
    if (!this.#runs.every(({ words }) => words.every((word) => names.includes(word)))) return 0
    return Math.max(scatteredScore, ...names.split('\n').map((name) => this.#scoreName(name)))
  }

  #scoreName(name: string): number {
    let covered = this.#otherLength
    for (const { run, words } of this.#runs) {
      if (name.includes(run)) covered += run.length
      else if (words.every((word) => name.includes(word))) covered += run.length / 2
      else return 0
    }
    const first = this.#runs[0]?.run
    const bonus = first !== undefined && name.startsWith(first) ? startBonus : 0
    return Math.min(1, covered / Math.max(1, name.length)) + bonus
  }
}

/** How many of the words stand in each unit. */
function countWords({ segment }: LiveSegment, words: QuestionWord[]): Uint16Array {
  const counts = new Uint16Array(segment.unitLengths.length)
  for (const word of words) {
    const term = word.id === -1 ? -1 : findTerm(segment, word.id)
    if (term === -1) continue
    for (let posting = segment.postingStarts[term]!; posting < segment.postingStarts[term + 1]!; posting++) {
      counts[segment.postingUnits[posting]!]!++
    }
  }
  return counts
}

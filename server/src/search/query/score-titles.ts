import type { QuestionWord } from '../analysis/analyser.ts'
import { decode, fold } from '../analysis/characters.ts'
import type { SearchQuestion } from '../door.ts'
import { officialNumberKey } from '../citation/title-names.ts'
import type { LiveSegment } from '../index/live-segment.ts'
import { bodyStart, findTerm } from '../index/segment.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import type { ParsedQuestion } from './parse-question.ts'

/** Added when the title begins with the first word, and when an official number is the question. */
const startBonus = 0.25
const numberScore = 2

/**
 * Scores titles that have every word of the question, best where the words are most of the title. With articles
 * asked for, the articles of such laws get the title's score.
 */
export function scoreTitles(index: SegmentedIndex, question: ParsedQuestion, unit: SearchQuestion['unit']): void {
  const wanted = new WantedWords(index, question)
  const number = officialNumberKey(question.asked)
  for (const live of index.segments) {
    const { articleStarts, groupStarts, groups } = live.segment
    live.scores.fill(0)
    const otherWords = countWords(live, wanted.words)
    for (let group = 0; group < groups.length; group++) {
      if (live.isRemoved[group]) continue
      const isNumbered = number !== '' && officialNumberKey(groups[group]!.number ?? '').includes(number)
      let best = isNumbered ? numberScore : 0
      for (let title = groupStarts[group]!; title < articleStarts[group]!; title++) {
        if (otherWords[title] === wanted.words.length) best = Math.max(best, wanted.score(live, title))
      }
      if (best === 0) continue
      if (unit === 'law') live.scores[groupStarts[group]!] = best
      else live.scores.fill(best, articleStarts[group]!, groupStarts[group + 1])
    }
  }
}

/** The words of a question for titles: Chinese ones are looked for as parts of the title, others by their stems. */
class WantedWords {
  readonly words: QuestionWord[]
  /** Each as typed, or where that is nowhere in a title, in the words it consists of. */
  readonly #hanRuns: { run: string; words: string[] }[]
  readonly #otherLength: number

  constructor(index: SegmentedIndex, { asked }: ParsedQuestion) {
    const words = index.analyser.words(asked)
    this.words = words.filter((word) => !word.isHan)
    this.#otherLength = this.words.reduce((sum, word) => sum + word.surface.length, 0)
    const runs = fold(asked).match(/\p{Script=Han}+/gu) ?? []
    this.#hanRuns = [...new Set(runs)].map((run) => ({
      run,
      words: words.filter((word) => word.isHan && run.includes(word.term)).map((word) => word.term),
    }))
  }

  /** 0 when a Chinese word is missing; else how much of the title the words are. */
  score({ segment }: LiveSegment, unit: number): number {
    if (this.words.length === 0 && this.#hanRuns.length === 0) return 0
    const names = fold(decode(segment.texts, bodyStart(segment, unit) + 1, segment.textStarts[unit + 1]!))
    let best = 0
    for (const name of names.split('\n')) best = Math.max(best, this.#scoreName(name))
    return best > 0 || !this.#hanRuns.every(({ words }) => words.every((word) => names.includes(word))) ? best : 0.01
  }

  #scoreName(name: string): number {
    let covered = this.#otherLength
    for (const { run, words } of this.#hanRuns) {
      if (name.includes(run)) covered += run.length
      else if (words.every((word) => name.includes(word))) covered += run.length / 2
      else return 0
    }
    const first = this.#hanRuns[0]?.run
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

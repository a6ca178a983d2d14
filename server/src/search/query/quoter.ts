import { sentencesOf } from '../../text/sentences.ts'
import type { QuestionWord } from '../analysis/analyser.ts'
import { functionWords, questionWords } from '../analysis/function-words.ts'
import type { Quotable, TextLanguage } from '../door.ts'
import type { Expansion, WordingGroup } from '../expansion/expand.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import type { ParsedQuestion } from '../question/parse-question.ts'
import { rarityOf } from '../scoring/score-words.ts'

/** A word of the question, by which a text says a part of it. */
interface Telling {
  term: string
  weight: number
}

/** Tells how much of a question a text says, in other words and languages too, and which of its sentences says most. */
export class Quoter {
  readonly #index: SegmentedIndex
  readonly #own: readonly Telling[]
  readonly #groups: readonly WordingGroup[]

  constructor(index: SegmentedIndex, { asked }: ParsedQuestion, { groups }: Expansion) {
    this.#index = index
    this.#groups = groups
    // A word that no text has weighs the most.
    this.#own = tellingWords(index.analyser.words(asked)).map((word) => ({
      term: word.term,
      weight: rarityOf(index.statistics, word),
    }))
  }

  quote(text: string, language: TextLanguage): Quotable {
    let most = 0
    let sentence: Quotable['sentence'] = null
    for (const { from, to } of sentencesOf(text)) {
      const { said, saidByConcepts } = this.#saying(text.slice(from, to), language)
      if (said + saidByConcepts <= most) continue
      most = said + saidByConcepts
      sentence = { from, to }
    }
    return { ...this.#saying(text, language), sentence }
  }

  #saying(text: string, language: TextLanguage): Omit<Quotable, 'sentence'> {
    const terms = new Set(this.#index.analyser.words(text).map(({ term }) => term))
    const groups = this.#groups.filter((group) => group.language === language)
    return {
      said: part(
        this.#own,
        ({ weight }) => weight,
        ({ term }) => (terms.has(term) ? 1 : 0),
      ),
      saidByConcepts: part(
        groups,
        ({ weight }) => weight,
        (group) => partSaid(group, terms),
      ),
    }
  }
}

/** How much of some things there is, each by its weight; 0 of none. */
function part<Thing>(
  things: readonly Thing[],
  weightOf: (thing: Thing) => number,
  isThere: (thing: Thing) => number,
): number {
  let all = 0
  let there = 0
  for (const thing of things) {
    all += weightOf(thing)
    there += weightOf(thing) * isThere(thing)
  }
  return all > 0 ? there / all : 0
}

/** How much of the best of its wordings a text has. */
function partSaid({ wordings }: WordingGroup, terms: ReadonlySet<string>): number {
  const parts = wordings.map(({ wording }) => {
    const said = wording.words.filter(({ term }) => terms.has(term)).length
    return said / Math.max(1, wording.words.length)
  })
  return Math.max(0, ...parts)
}

/** The words that say what is asked: no particles, and no lone Chinese characters where there are others. */
function tellingWords(words: readonly QuestionWord[]): QuestionWord[] {
  const content = words.filter(({ surface }) => !functionWords.has(surface) && !questionWords.has(surface))
  const long = content.filter(({ isHan, term }) => !isHan || term.length > 1)
  return long.length > 0 ? long : content
}

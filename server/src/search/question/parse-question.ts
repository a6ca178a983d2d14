import type { Analyser, QuestionWord } from '../analysis/analyser.ts'
import { functionWords } from '../analysis/function-words.ts'
import type { Statistics } from '../index/statistics.ts'
import type { Phrase } from './phrase.ts'
import { phraseOf } from './phrase.ts'
import { rarityOf } from '../scoring/score-words.ts'

/** Characters of a question that are looked at. */
export const questionLimit = 10_000

/** Words of a question that are looked up: the rarest ones, which decide. Bounds the cost of a long question. */
const wordLimit = 64

/** Quoted pieces of a question that are obeyed. */
const phraseLimit = 8

/**
 * Beside others, a word in more texts than that, or than this part of all texts where that is more, says next to nothing
 * and costs the most: without such, Recall@10 is the same over 14,478 articles and over 150,000.
 */
const common = { texts: 2000, part: 0.3 }

export interface ParsedQuestion {
  /** Its words, those of the phrases among them. */
  words: QuestionWord[]
  /** Those of them to rank by. */
  tellingWords: QuestionWord[]
  /** All of them must stand in a text. */
  phrases: Phrase[]
  /** None of them may. */
  exclusions: Phrase[]
  /** What was typed, without the exclusions. */
  asked: string
  /** Of that, what stands in no phrase: it may be said in other words. */
  free: string
  /** Nothing is asked for: everything, but for the exclusions. */
  asksForAll: boolean
}

/** Phrases are bounded, so that a question of nothing but opening quotes is read in linear time. */
const quoted = '"[^"]{0,500}"|“[^”]{0,500}”|«[^»]{0,500}»|＂[^＂]{0,500}＂'
const exclusion = new RegExp(`(?<=^|\\s)[-－](${quoted}|[^\\s"“«－-]\\S*)`, 'gu')
const phrase = new RegExp(quoted, 'gu')

/**
 * Takes a question apart: "…", “…” and «…» are phrases, a word or phrase behind a - at its start is excluded,
 * all else are free words. 《…》 is the title of a law and stays with the words.
 */
export function parseQuestion(
  keyword: string,
  analyser: Analyser,
  statistics: Statistics,
  isSpoken = false,
): ParsedQuestion {
  if (isSpoken) return spokenQuestion(keyword, analyser, statistics)
  const phrases: Phrase[] = []
  const exclusions: Phrase[] = []
  const take = (list: Phrase[], text: string): void => {
    const taken = phraseOf(text, analyser)
    if (taken && list.length < phraseLimit) list.push(taken)
  }
  const unquote = (text: string): string => text.replace(/^["“«＂]|["”»＂]$/gu, '')
  const asked = keyword.slice(0, questionLimit).replace(exclusion, (_, text: string) => {
    take(exclusions, unquote(text))
    return ' '
  })
  for (const [text] of asked.matchAll(phrase)) take(phrases, unquote(text))
  const words = rarestWords(analyser.words(asked), statistics)
  return {
    words,
    // A text that has a phrase is found by its words, however many have them too.
    tellingWords: phrases.length > 0 ? words : withoutCommon(words, statistics),
    phrases,
    exclusions,
    asked,
    free: asked.replace(phrase, ' '),
    asksForAll: asked.trim() === '',
  }
}

/** A question in which no sign demands anything. */
function spokenQuestion(asked: string, analyser: Analyser, statistics: Statistics): ParsedQuestion {
  const words = rarestWords(analyser.words(asked), statistics)
  return {
    words,
    tellingWords: withoutCommon(words, statistics),
    phrases: [],
    exclusions: [],
    asked,
    free: asked,
    asksForAll: asked.trim() === '',
  }
}

/** A question without words that are obeyed otherwise; what is quoted, excluded or all that there is stays. */
export function withoutSaid(keyword: string, said: readonly string[]): string {
  if (said.length === 0) return keyword
  const words = said
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[^\p{L}\p{N}\s]/gu, '\\$&'))
  const kept = new RegExp(`${exclusion.source}|${quoted}|(${words.join('|')})`, 'giu')
  const rest = keyword.replace(kept, (match, _excluded: unknown, word: string | undefined) =>
    word === undefined ? match : ' ',
  )
  return /[\p{L}\p{N}]/u.test(rest) ? rest : keyword
}

/** The words that some text has and that say something, at most so many as are looked up. */
function rarestWords(words: QuestionWord[], statistics: Statistics): QuestionWord[] {
  const content = words.filter((word) => !functionWords.has(word.surface))
  const known = (content.length > 0 ? content : words).filter((word) => word.id !== -1)
  if (known.length <= wordLimit) return known
  const rarity = (word: QuestionWord): number =>
    statistics.termUnits[word.id] ? rarityOf(statistics, word) : 0
  return known.toSorted((one, other) => rarity(other) - rarity(one)).slice(0, wordLimit)
}

/** The words that tell texts apart; all, where none does. */
function withoutCommon(words: QuestionWord[], { termUnits, units }: Statistics): QuestionWord[] {
  const most = Math.max(common.texts, units * common.part)
  const frequency = ({ id }: QuestionWord) => termUnits[id] ?? 0
  const rare = words.filter((word) => frequency(word) <= most)
  return rare.some((word) => frequency(word) > 0) ? rare : words
}

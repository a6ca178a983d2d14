import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Searched } from '../../kernel/searched.ts'
import type { SearchQuestion } from '../../search/door.ts'
import { fold } from '../../text/characters.ts'
import { countriesNamed } from '../../text/countries-named.ts'
import { readMentions } from '../../text/mentions/read-mentions.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { writtenIn } from '../../text/written-in.ts'

/** What somebody asks. */
export interface Question {
  question: string
  /** Earlier questions that it goes on from, the oldest first. */
  earlier: readonly string[]
  /** Only texts of this country. */
  country: string | undefined
  /** Of the reader. */
  language: Language
  /** Whether it may be sent to whoever tells what it means. */
  isSent: boolean
}

/** A way to ask the engine what is asked, and how much what it finds counts. */
export interface Wording {
  keyword: string
  share: number
  /** It is the question as it stands. */
  isAlone: boolean
  lean: (searched: Searched) => Pick<SearchQuestion, 'leanings' | 'said'>
}

/** Of what is found with the words of an earlier question too, beside what the question finds alone. */
const earlierShare = 0.7

/** Characters of earlier questions that are looked at. */
const earlierLimit = 300

/** The longest text in which the engine reads citations by itself. */
const readWhole = 300

/** Pieces of a longer question that are read for citations. */
const mostPieces = 4

/** Letters without which a question asks nothing by itself: "那在俄罗斯呢？", "And in Russia?". */
const leastLetters = 20

/**
 * The question itself; and where it goes on from others, all together, with the country that was spoken of, unless the
 * new one names another.
 */
export function wordingsOf({ question, earlier, language }: Question): Wording[] {
  if (earlier.length === 0) {
    return [{ keyword: question, share: 1, isAlone: true, lean: leaningTo(question, language) }]
  }
  const both = `${question} ${goneOnFrom(earlier)}`
  const spoken = [question, ...earlier.toReversed()].find((one) => countriesNamed(one).length > 0)
  const lean = leaningTo(spoken ?? question, language, both)
  const together = { keyword: both, share: earlierShare, isAlone: false, lean }
  return asksAlone(question) ? [{ keyword: question, share: 1, isAlone: true, lean }, together] : [together]
}

/** What a question goes on from, the newest first: the last that asks alone, and those since. */
function goneOnFrom(earlier: readonly string[]): string {
  const first = Math.max(0, earlier.findLastIndex(asksAlone))
  return earlier.slice(first).toReversed().join(' ').slice(0, earlierLimit)
}

/** Whether a question says something beside a country; a Chinese character says about as much as three letters. */
function asksAlone(question: string): boolean {
  const countries = countriesNamed(question).flatMap(({ words }) => words)
  const rest = countries.reduce((text, word) => text.replaceAll(word, ' '), fold(question))
  const han = rest.match(/\p{Script=Han}/gu)?.length ?? 0
  return (rest.match(/[\p{L}\p{N}]/gu)?.length ?? 0) + 2 * han >= leastLetters
}

/** Leans as one text asks, where names of countries that another has are no words to be found. */
function leaningTo(text: string, reader: Language, keyword = text): Wording['lean'] {
  const said = countriesNamed(keyword).flatMap(({ words }) => words)
  return ({ leaning }) => {
    const leans = leaning?.({ keyword: text, reader })
    return leans?.leanings ? { ...leans, said } : {}
  }
}

/** The pieces of a question, too long to be read whole, that cite an article. */
export function citingPieces(question: string): string[] {
  if (question.length <= readWhole) return []
  const language = writtenIn(question) ?? 'zh'
  return sentencesOf(question)
    .map(({ from, to }) => question.slice(from, to))
    .filter(
      (piece) =>
        piece.length <= readWhole &&
        readMentions([piece], language, false)[0]?.some(({ article }) => article !== null),
    )
    .slice(0, mostPieces)
}

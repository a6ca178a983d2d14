import { numberMark, officialNumberKey } from '../law-name.ts'
import { knownName } from './name-cache.ts'
import {
  beginsName,
  isAbout,
  isAdjective,
  isArticleWord,
  prepositions,
  type HeadKind,
} from './russian-words.ts'
import { russianWordingNote } from '../wordings/russian-wording.ts'
import { wordingNamed } from '../wordings/wording-named.ts'
import { dayPattern, writtenDay } from '../wordings/written-day.ts'
import { matchAt, wordAt, type Source } from './words.ts'

const mostSteps = 16
/** Words in small letters that an unquoted name goes on with: "Закона о защите конкуренции". */
const mostSmallWords = 8
const fewSmallWords = 4
const longestQuote = 400

// On folded text; repetitions are bounded.
const dayText = `от\\s{1,2}${dayPattern.ru}`
export const adoptionDay = new RegExp(dayText, 'uy')
const dayBehind = new RegExp(`\\s{1,2}${dayText}`, 'uy')
const numberText = '(?:№|n|no\\.?)\\s{0,2}([\\p{L}\\p{N}]{1,12}(?:[-–/][\\p{L}\\p{N}]{1,8}){0,3})'
const number = new RegExp(`\\s{1,2}${numberText}`, 'uy')
const numberAtEnd = new RegExp(`(?<!\\p{L})${numberText}\\s?$`, 'u')
const bracket = /\s{0,2}\((?!\s?(?:далее|см|стать|ст\.|ч\.\s?\d+\s|п\.|подп|пункт|абз))([^()]{1,90})\)/y
const nameGiven = /далее[^()—–-]{0,40}[—–-]\s{0,2}[«"]?([^()«»";,]{2,90}?)[»"]?\s?(?=[;,)\]])/u
/** The end of a quoted name with what belongs to it behind: its day, its number, a note, an article. */
const closingBefore = /[»"”“](?=\s{1,2}(?:от\s{1,2}\d|(?:№|n)\s?\d|\()|,\s{0,2}(?:ст|п|ч)(?!\p{L}))/uy
const year = /[^\S\n]{1,2}(?:1[89]|20)\d\d(?!\d)(?:\s{1,2}г(?:ода|\.)?(?![\p{L}]))?/uy
const alias =
  /\s{0,3}\(\s?далее[^()—–-]{0,40}[—–-]\s{0,2}[«"]?([^()«»";,]{2,90}?)[»"]?\s?(?:[;,]([^()]{1,90}))?\)/y
const part = /\s{1,2}ч(?:асть)?\.?\s{0,2}\d/y

/** The name of a law up to a place where it may end, without day and number. */
export interface Piece {
  end: number
  name: string
}

/** Reads what follows the head of a Russian name, as far as it may belong to the name. */
export class RussianTail {
  /** Where the name may end, nearest first. */
  readonly pieces: Piece[]
  readonly numbers: { printed: string; end: number }[] = []
  /** Day of adoption, YYYY-MM-DD. */
  day: string | null = null
  /** What a note says of the wording. */
  wording: string | null = null
  /** Key of the name that the text gives it for itself. */
  alias: string | null = null
  isQuoted = false
  readonly #source: Source
  readonly #kind: HeadKind | 'acronym'
  /** Behind what belongs to the name, and the last word of it. */
  #position: number
  #at: number
  #name: string
  #small: number
  #isAbout: boolean
  /** A quotation mark stands before the name: the one that closes it is none of the name. */
  #isInQuotes: boolean

  /** @param begin of the name, at its head or before it */
  constructor(source: Source, head: number, kind: HeadKind | 'acronym', begin: number) {
    const { start, end } = source.words[head]!
    this.#isInQuotes = begin > 0 && '«"„“'.includes(source.text.charAt(begin - 1))
    this.#source = source
    this.#kind = kind
    this.#position = end
    this.#at = head
    this.#name = source.text.slice(start, end)
    // A code that nothing stands before is told by what it is about: «Кодекса закреплён» goes on as a sentence does.
    const next = source.words[head + 1]
    const isCode = kind === 'code' && (begin < start || (next !== undefined && isAdjective(next)))
    this.#small = isCode || kind === 'treaty' ? fewSmallWords : 0
    this.#isAbout = kind === 'treaty'
    this.pieces = [{ end, name: this.#name }]
    for (let step = 0; step < mostSteps && this.#step(); step++) {
      // Each step takes what the last one left.
    }
    const numbered = this.numbers.at(-1)?.end ?? 0
    const last = this.pieces.at(-1)
    if (last && last.end < numbered) last.end = numbered
  }

  /** End of the longest reading. */
  get end(): number {
    return Math.max(this.pieces.at(-1)?.end ?? 0, this.numbers.at(-1)?.end ?? 0)
  }

  #step(): boolean {
    const defined = this.#match(alias)
    if (defined) {
      this.alias = givenKey(defined[1]!)
      this.wording ??= wordingNamed(defined[2] ?? '')
      return false
    }
    if (this.#takeWordingNote() || this.#passClosingQuote()) return true
    if (this.#kind === 'acronym') {
      return !this.#dropQuoted() && (this.#take(part) || this.#takeNote() || this.#takeWord())
    }
    return this.#takeDay() || this.#takeNumber() || this.#takeQuoted() || this.#takeNote() || this.#takeWord()
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    return matchAt(pattern, this.#source.folded, this.#position)
  }

  #move(end: number): true {
    this.#position = end
    this.#at = wordAt(this.#source.words, end) - 1
    return true
  }

  /** Takes the text up to `end` into the name, which may end there, may not have ended before, or goes on. */
  #extend(end: number, how: 'stop' | 'replace' | 'pass'): true {
    this.#name += this.#source.text.slice(this.#position, end)
    if (how === 'replace') this.pieces.pop()
    if (how !== 'pass') this.pieces.push({ end, name: this.#name })
    return this.#move(end)
  }

  #take(pattern: RegExp): boolean {
    const found = this.#match(pattern)
    return found !== null && this.#extend(this.#position + found[0].length, 'stop')
  }

  #takeDay(): boolean {
    const found = this.#match(dayBehind)
    if (!found) return false
    this.day = writtenDay(found, 'ru')
    const end = this.#position + found[0].length
    const last = this.numbers.at(-1)
    if (last?.end === this.#position) last.end = end
    return this.#move(end)
  }

  #takeNumber(): boolean {
    const found = this.#match(number)
    if (!found) return false
    const end = this.#position + found[0].length
    this.numbers.push({ printed: found[1]!, end })
    return this.#move(end)
  }

  /** Takes what is none of the name, but is read with it, up to `end`. */
  #pass(end: number): true {
    for (const one of [this.pieces.at(-1), this.numbers.at(-1)]) {
      if (one?.end === this.#position) one.end = end
    }
    return this.#move(end)
  }

  /** "Гражданский кодекс Российской Федерации (часть первая)" от 30.11.1994 N 51-ФЗ */
  #passClosingQuote(): boolean {
    if (!this.#isInQuotes || !this.#match(closingBefore)) return false
    this.#isInQuotes = false
    return this.#pass(this.#position + 1)
  }

  #takeWordingNote(): boolean {
    const found = this.#match(russianWordingNote)
    if (!found) return false
    this.wording = wordingNamed(found[0])
    const given = nameGiven.exec(found[0])
    if (given) this.alias = givenKey(given[1]!)
    return this.#pass(this.#position + found[0].length)
  }

  /** A part in brackets, a year. */
  #takeNote(): boolean {
    if (this.#take(bracket)) return true
    const found = this.#match(year)
    return found !== null && this.#extend(this.#position + found[0].length, 'replace')
  }

  #takeQuoted(): boolean {
    const close = closingQuote(this.#source.text, this.#position)
    if (close === null) return false
    this.isQuoted = true
    this.#isAbout = false
    return this.#extend(close, 'replace')
  }

  /** «ГК „Самолёт“» is a group of companies. */
  #dropQuoted(): boolean {
    if (closingQuote(this.#source.text, this.#position) === null) return false
    this.pieces.length = 0
    return true
  }

  #takeWord(): boolean {
    const word = this.#source.words[this.#at + 1]
    if (!word || !(this.#isJoined(this.#at + 1) || (this.#isAbout && this.#isSeries()))) return false
    if (isArticleWord(word) || beginsName(word)) return false
    if (word.isCapital) {
      // "Республики Казахстан" belongs to the name; a foreign country makes it another one.
      this.#small = Math.max(this.#small, 2)
      return this.#extend(word.end, 'replace')
    }
    if (/^\d/.test(word.plain) || this.#kind === 'acronym' || this.isQuoted) return false
    return this.#takeSmallWord()
  }

  #takeSmallWord(): boolean {
    const word = this.#source.words[this.#at + 1]!
    if (isAbout(word)) {
      this.#isAbout = true
      this.#small = mostSmallWords
    }
    const isPreposition = prepositions.has(word.plain)
    if (this.#small === 0 || (isPreposition && this.#kind === 'law' && !this.#isAbout)) return false
    this.#small--
    if (!isPreposition) return this.#extend(word.end, this.#endsName(this.#at + 1) ? 'stop' : 'pass')
    // A name does not end in a preposition, nor in two, as in "и на": what follows joins it.
    const second = this.#source.words[this.#at + 2]
    const place = this.#at + (second && prepositions.has(second.plain) ? 3 : 2)
    const next = this.#source.words[place]
    if (!next || !this.#isJoined(this.#at + 2) || !this.#isJoined(place) || isArticleWord(next)) return false
    return this.#extend(next.end, this.#endsName(place) ? 'stop' : 'pass')
  }

  /** Whether nothing but a blank or a hyphen stands before a word. */
  #isJoined(place: number): boolean {
    const { words, text } = this.#source
    const from = place === this.#at + 1 ? this.#position : words[place - 1]!.end
    return /^[\s\u00a0]{1,3}$|^-$/.test(text.slice(from, words[place]!.start))
  }

  /** An adjective waits for its noun. */
  #endsName(place: number): boolean {
    const [word, next] = [this.#source.words[place]!, this.#source.words[place + 1]]
    if (!next || next.isCapital || !this.#isJoined(place + 1) || !isAdjective(word)) return true
    // "с иностранным элементом и …": another adjective would go on.
    const behind = this.#source.words[place + 2]
    return next.plain === 'и' && !(behind && isAdjective(behind))
  }

  /** "по гражданским, семейным и уголовным делам": adjectives of one noun. */
  #isSeries(): boolean {
    const { words, text } = this.#source
    const [word, next] = [words[this.#at]!, words[this.#at + 1]!]
    const isComma = /^,\s{1,2}$/.test(text.slice(word.end, next.start))
    return isComma && !next.isCapital && isAdjective(word) && isAdjective(next)
  }
}

/** Key of a name that a text gives a law: «Закон № 152-ФЗ» goes by its number. */
function givenKey(name: string): string {
  const numbered = numberAtEnd.exec(name)
  return numbered ? numberMark + officialNumberKey(numbered[1]!) : knownName(name).key
}

/** Behind the quotation that begins at a place; null when none does, or none ends. */
function closingQuote(text: string, position: number): number | null {
  const open = /^\s{0,2}([«"„“])/.exec(text.slice(position, position + 3))
  if (!open) return null
  const from = position + open[0].length
  const limit = Math.min(text.length, from + longestQuote)
  const isStraight = open[1] === '"'
  let depth = 1
  for (let at = from; at < limit; at++) {
    const sign = text[at]!
    if (sign === '\n') return null
    if (!isStraight && '«„'.includes(sign)) depth += 1
    else if (isStraight ? sign === '"' : '»“”'.includes(sign)) depth -= 1
    if (depth === 0) return at + 1
  }
  return null
}

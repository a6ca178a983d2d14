import { cuts, heads, isOutside, links, treatyHeads } from './english-words.ts'
import { knownName } from './name-cache.ts'
import { englishWordingText } from '../wordings/english-wording.ts'
import { yearTold } from '../wordings/told-days.ts'
import { wordingNamed } from '../wordings/wording-named.ts'
import { dayPattern, writtenDay } from '../wordings/written-day.ts'
import { matchAt, wordAt, type Source, type Word } from './words.ts'

/** Words and notes looked at behind a head. */
const mostSteps = 40
const mostLinks = 5
/** Words within which another head makes "and" the end of a name. */
const mostBetweenHeads = 12

// On folded text but for the short form; repetitions are bounded.
export const yearBehind = /(?:,?|[^\S\n]{1,2}of)[^\S\n]{1,2}(?:1[89]|20)\d\d(?!\d)/y
const bracket =
  /\s{0,2}(?:\((?!(?:articles?|arts?|sections?|secs?|ss?|see|cf)[.\s])((?:[^()]|\([^()]{1,40}\)){1,120})\)|\[([^()[\]]{1,70})\])/y
const wordingBehind = new RegExp(`,?\\s{1,2}${englishWordingText}`, 'uy')
const numbered = /\s{1,2}nos?\.?\s{0,2}([\p{L}\p{N}-]{1,20}(?:\s+of\s+(?:1[89]|20)\d\d)?)/uy
const day = new RegExp(`,?\\s{1,2}(?:of|dated)\\s{1,2}${dayPattern.en}`, 'uy')
const definition =
  /\s{0,3},?\s{0,2}\(\s?(?:hereinafter|hereafter)?[^"“‘'()]{0,80}["“‘'](?:the\s+)?([^"“”‘’'()]{2,60})["”’']\s?\)/y
const shortForm = /\s{0,3}\(([A-Z][A-Z&]{1,7})\)/y
/** Where and when a treaty was made: "(New York, 1958)" */
const placeAndYear = /^[a-z][a-z .-]{2,30},\s(?:\d{1,2}\s[a-z]{3,9},?\s)?((?:1[89]|20)\d\d)$/
const quoted = /\s{1,2}["“«][^"“”«»\n]{2,150}["”»]/y
const roman = /^[ivx]+$/
/** "the People's", "the Russian", "Foreign": something follows on the next line. */
const unfinished = /(?:['’]s|ian|yz|ese|al|il|ign|ed|ic|ive)$/
const partOfCode = /^(?:(?:general|special)\spart|part\s[a-z\d]+)(?:,\s(?:1[89]|20)\d\d)?$/
/** Brackets that name a law of their own: "the FTDR Act (the Foreign Trade Act, 1992)" */
const namesLaw = /^(?:the|then|now|formerly|previously)\s.*(?<![a-z])(?:act|law|code|convention)(?![a-z])/

/** Behind letters: they are cited by themselves, "CISG Article 35". */
const articleBehind = /\s{1,2}(?:articles?|arts?|sections?|secs?|ss?)\.?\s{0,2}[\divxlc]/y

/** Reads what follows the head of an English name, as far as it may belong to the name. */
export class EnglishTail {
  /** Where the name may end, nearest first, and up to where it is read as a name: notes of the wording are not. */
  readonly ends: { end: number; name: number }[]
  number: { printed: string; end: number } | null = null
  /** Day of adoption, YYYY-MM-DD. */
  day: string | null = null
  /** Year alone in brackets: of the law, or of its wording. */
  year: string | null = null
  /** What a note says of the wording. */
  wording: string | null = null
  /** Key of the name that the text gives it for itself. */
  alias: string | null = null
  readonly #source: Source
  readonly #isTreaty: boolean
  /** What follows the name is no more of it. */
  #isNoted = false
  #position: number
  #at: number

  constructor(source: Source, head: number) {
    const { end, plain } = source.words[head]!
    this.#source = source
    this.#isTreaty = treatyHeads.has(plain)
    this.#position = end
    this.#at = head
    this.ends = [{ end, name: end }]
    for (let step = 0; step < mostSteps && this.#step(); step++) {
      // Each step takes what the last one left.
    }
  }

  #step(): boolean {
    if (!this.#isNoted && (this.#takeYear() || this.#takeDay())) return true
    if (this.#takeWording()) return true
    if (this.#takeDefinition()) return false
    const inBrackets = this.#match(bracket)
    if (inBrackets) {
      const content = (inBrackets[1] ?? inBrackets[2]!).trim()
      if (namesLaw.test(content) && wordingNamed(content) === null) return false
      this.#takeBracket(inBrackets[0].length, content)
      return true
    }
    if (this.#isNoted && !this.#goesOn()) return false
    return this.number ? this.#passQuoted() : this.#takeNumber() || this.#takeWord()
  }

  /** "the Company Law (公司法) of China", "Law on Arbitration (Arbitral Proceedings) in the Russian Federation" */
  #goesOn(): boolean {
    const link = this.#source.words[this.#at + 1]?.plain
    return link === 'of' || link === 'in'
  }

  /** Federal Law No. 14-FZ of 8 February 1998 "On Limited Liability Companies" */
  #passQuoted(): boolean {
    const found = this.#match(quoted)
    if (!found || !this.number) return false
    this.number.end = this.#position + found[0].length
    return this.#move(this.number.end)
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    return matchAt(pattern, this.#source.folded, this.#position)
  }

  #move(end: number): true {
    this.#position = end
    this.#at = wordAt(this.#source.words, end) - 1
    return true
  }

  /** Takes the text up to `end` in; the name ends there rather than where it did. */
  #extend(end: number, name = end): void {
    this.ends[this.ends.length - 1] = { end, name }
    this.#move(end)
  }

  #takeYear(): boolean {
    const found = this.#match(yearBehind)
    if (found) this.#extend(this.#position + found[0].length)
    return found !== null
  }

  #takeDay(): boolean {
    const found = this.#match(day)
    const taken = found && writtenDay(found, 'en')
    if (!found || !taken) return false
    this.day = taken
    const end = this.#position + found[0].length
    if (this.number) this.number.end = end
    return this.#move(end)
  }

  /** What stands behind it is read with the name, but is none of it. */
  #takeWording(): boolean {
    const found = this.#match(wordingBehind)
    if (!found) return false
    this.wording ??= wordingNamed(found[0])
    this.#extend(this.#position + found[0].length, this.ends.at(-1)!.name)
    return true
  }

  #takeDefinition(): boolean {
    const found = this.#match(definition)
    if (!found) return false
    this.alias = knownName(found[1]!).key || found[1]!
    this.wording ??= wordingNamed(found[0].slice(0, found[0].search(/["“‘']/)))
    return true
  }

  #takeBracket(length: number, content: string): void {
    const short = matchAt(shortForm, this.#source.text, this.#position)
    if (short) this.alias = knownName(short[1]!).key
    const end = this.#position + length
    const printed = this.#source.folded.slice(this.#position, end)
    // "Contract Act, 1872 (Pakistan)"
    const isOfCountry = knownName(content).country !== null
    const made = this.#isTreaty ? placeAndYear.exec(content)?.[1] : undefined
    // "[2018] EWHC 1" is a report's, "(2018) Lu 02 Min Zhong No. 1" on the next line a case's.
    if (/^[^\S\n]{0,2}\(/.test(printed)) this.year ??= yearTold(content)
    if (made !== undefined) this.year = made
    this.wording ??= wordingNamed(content)
    // The part is cited with the code and without.
    if (partOfCode.test(content)) this.ends.push({ ...this.ends.at(-1)! })
    const isOfName = roman.test(content) || isOfCountry || partOfCode.test(content) || this.#isNamed(end)
    if (!isOfName) this.#isNoted = true
    this.#extend(end, isOfName ? end : this.ends.at(-1)!.name)
    if (this.number && !isOfName) this.number.end = end
  }

  /** "Foreign Trade (Development and Regulation) Act": a name goes on behind its brackets. */
  #isNamed(end: number): boolean {
    const next = this.#source.words[wordAt(this.#source.words, end)]
    return next?.isCapital === true && next.start < end + 3 && heads.has(next.plain)
  }

  #takeNumber(): boolean {
    const found = this.#match(numbered)
    if (!found) return false
    const end = this.#position + found[0].length
    const from = this.#position + found[0].indexOf(found[1]!)
    this.number = { printed: this.#source.text.slice(from, from + found[1]!.length), end }
    return this.#move(end)
  }

  /** The next capitalised word of the name, with the small ones that join it. */
  #takeWord(): boolean {
    const { words } = this.#source
    const first = this.#at + 1
    let next = first
    while (next - first < mostLinks && this.#isJoined(next) && !words[next]!.isCapital) {
      if (!links.has(words[next]!.plain)) return false
      next++
    }
    const word = words[next]
    if (!word?.isCapital || !this.#isJoined(next) || isOutside(word)) return false
    const link = next === first ? null : words[first]!.plain
    // The next line goes on only where the last one ended in the middle of the name.
    const isOtherLine = link === null && this.#source.text.slice(this.#position, word.start).includes('\n')
    if (isOtherLine && !unfinished.test(words[this.#at]!.plain)) return false
    // "the Patent Law and the Copyright Law" are two.
    if (link === 'and' && (this.#hasHead(next) || this.#isCited(word))) return false
    if (link !== null && (cuts.has(link) || this.#isNoted)) this.ends.push({ ...this.ends.at(-1)! })
    this.#extend(word.end)
    this.#isNoted = false
    return true
  }

  #isJoined(place: number): boolean {
    const { words, text } = this.#source
    const word = words[place]
    const from = place === this.#at + 1 ? this.#position : (words[place - 1]?.end ?? 0)
    return word !== undefined && /^[\s\u00a0]{1,3}$/.test(text.slice(from, word.start))
  }

  /** "the Civil Code and CISG Article 35" are two as well. */
  #isCited({ isAcronym, end }: Word): boolean {
    return isAcronym && matchAt(articleBehind, this.#source.folded, end) !== null
  }

  #hasHead(from: number): boolean {
    const { words, text } = this.#source
    for (let at = from; at < words.length && at - from < mostBetweenHeads; at++) {
      const word = words[at]!
      if (at > from && /[.;,\n(]/.test(text.slice(words[at - 1]!.end, word.start))) return false
      if (word.isCapital && heads.has(word.plain)) return true
    }
    return false
  }
}

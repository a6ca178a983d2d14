import { beforeMark, presentWording } from '@portal/protocol/laws/wording-said.ts'
import { numberMark, officialNumberKey } from '../law-name.ts'
import type { Phrase } from './assemble.ts'
import { EnglishTail, yearBehind } from './english-tail.ts'
import { heads, isOutside, linksLeft } from './english-words.ts'
import type { NameReading } from './mention.ts'
import { knownName } from './name-cache.ts'
import { matchAt, wordAt, type Source } from './words.ts'
import { currentText, formerText } from '../wordings/english-wording.ts'
import { wordingNamed } from '../wordings/wording-named.ts'

/** "the 2018 Company Law of China" */
const yearBefore = /(?<![\d-])((?:1[89]|20)\d\d)[^\S\n]$/
/** "the former Company Law", "the pre-2018 Company Law", "the then-applicable Company Law" */
const formerBefore = new RegExp(`(?<![a-z])${formerText}[^\\S\\n]$`)
const currentBefore = new RegExp(`(?<![a-z])${currentText}[^\\S\\n]$`)
const longestBefore = 20
/** "CISG (1980)" */
const yearInBrackets = /\s?\(((?:1[89]|20)\d\d)\)/y
const inBrackets = /\s?\(([^()]{1,80})\)/g
const farthest = 40
const longestHeading = 30
const mostBegins = 3
const mostLinks = 2

/** "the Company Law (公司法) of China", "the Company Law (2018 Amendment) of China": what is none of a name it stands in. */
function isAside(said: string): boolean {
  return /\p{Script=Han}/u.test(said) || wordingNamed(said) !== null
}

export class EnglishNames {
  readonly #source: Source

  constructor(source: Source) {
    this.#source = source
  }

  /** Every name of a law in the text. */
  all(): Phrase[] {
    const phrases: Phrase[] = []
    let behind = 0
    for (const [place, word] of this.#source.words.entries()) {
      if (word.start < behind || !word.isCapital || !heads.has(word.plain) || this.#isInBrackets(place))
        continue
      const phrase = this.#around(place, behind)
      phrases.push(phrase)
      behind = phrase.end
    }
    return phrases
  }

  /** A name in capitals that begins at a position: "CISG", "CPC 1908". */
  acronymAt(position: number): Phrase | null {
    const { words, text, folded } = this.#source
    const place = wordAt(words, position)
    const word = words[place]
    if (word?.start !== position || !word.isAcronym) return null
    const ends = [word.end]
    const dated = matchAt(yearBehind, folded, word.end)
    const noted = matchAt(yearInBrackets, folded, word.end)
    const next = words[place + 1]
    if (noted) {
      const end = word.end + noted[0].length
      const readings = this.#reading(position, end, word.end).map((one) => ({ ...one, year: noted[1]! }))
      return { readings, start: position, end, standsAlone: false, alias: null }
    }
    if (dated) ends.push(word.end + dated[0].length)
    else if (next?.isCapital && !isOutside(next) && /^[\s\u00a0]$/.test(text.slice(word.end, next.start)))
      ends.push(next.end)
    const readings = ends.toReversed().flatMap((end) => this.#reading(position, end, end))
    return { readings, start: position, end: ends.at(-1)!, standsAlone: false, alias: null }
  }

  /** A name in capitals that ends at a position, or behind its year. */
  acronymBefore(position: number): Phrase | null {
    const { words } = this.#source
    const last = wordAt(words, position) - 1
    const word = [words[last], words[last - 1]].find((one) => one && one.end <= position && one.isAcronym)
    return word ? this.acronymAt(word.start) : null
  }

  #reading(start: number, end: number, nameEnd: number): NameReading[] {
    const printed = this.#source.text
      .slice(start, nameEnd)
      .replace(inBrackets, (whole, said: string) => (isAside(said) ? '' : whole))
    const { isChinese: _, ...naming } = knownName(printed)
    return naming.key === '' ? [] : [{ start, end, ...naming }]
  }

  /** Where the name around a head may begin, farthest first. */
  #begins(head: number, behind: number): number[] {
    const { words, text } = this.#source
    const begins = [words[head]!.start]
    let at = head
    while (at > 0 && head - at < farthest) {
      let before = at - 1
      while (before > 0 && at - before <= mostLinks && this.#isLink(before)) before--
      const [next, word] = [words[before]!, words[at]!]
      const gap = text.slice(next.end, word.start)
      if (next.start < behind || !next.isCapital || isOutside(next) || !/^[\p{L}\s()&-]*$/u.test(gap)) break
      if (gap.includes('\n') && this.#isHeading(next.end)) break
      const links = at - 1 - before
      // A lone "the" ends a name; "of the" goes on.
      if (links === 1 && words[at - 1]!.plain === 'the') break
      if (links === 0) begins[begins.length - 1] = next.start
      else begins.push(next.start)
      at = before
    }
    return begins.toReversed().slice(0, mostBegins)
  }

  /** Whether a line that ends behind a place is too short for one that a page broke. */
  #isHeading(end: number): boolean {
    return end - this.#source.text.lastIndexOf('\n', end - 1) <= longestHeading
  }

  /** "Foreign Trade (Development and Regulation) Act": the name goes on behind the bracket. */
  #isInBrackets(place: number): boolean {
    const { words, folded } = this.#source
    const [word, next] = [words[place]!, words[place + 1]]
    return (
      folded[word.end] === ')' &&
      next?.isCapital === true &&
      next.start < word.end + 3 &&
      heads.has(next.plain)
    )
  }

  #isLink(place: number): boolean {
    const { plain, isCapital } = this.#source.words[place]!
    return !isCapital && (linksLeft.has(plain) || plain === 'the')
  }

  #around(head: number, behind: number): Phrase {
    const { plain, end: headEnd } = this.#source.words[head]!
    const begins = this.#begins(head, behind)
    const start = begins[0]!
    const { ends, number, alias, day, year, wording: told } = new EnglishTail(this.#source, head)
    const before = this.#source.folded.slice(Math.max(behind, start - longestBefore), start)
    const former = formerBefore.exec(before)
    const isCurrent = former === null && currentBefore.test(before)
    const wording = told ?? (former ? beforeMark + (former[1] ?? '') : isCurrent ? presentWording : null)
    const readings = begins
      .flatMap((begin) => ends.flatMap(({ end, name }) => this.#reading(begin, end, name)))
      // One word alone says nothing, but for the constitution of a country.
      .filter(({ key, country }) => key.includes(' ') || (country !== null && plain === 'constitution'))
      .sort((one, other) => other.end - other.start - (one.end - one.start))
    if (number) {
      const { printed, end } = number
      const { key, country } = knownName(printed)
      const official = numberMark + officialNumberKey(printed)
      readings.push(
        ...[official, key].map((name) => ({ start, end, key: name, country, year: null, wording: null })),
      )
    }
    const named = readings
      .filter(({ key }) => key !== '')
      .map((one) => ({ ...one, year: day ?? one.year, wording: wording ?? one.wording }))
    // "Tax Code of Kazakhstan (2017)" is the law of that year, or where none bears it a wording of that year.
    const said = year ?? yearBefore.exec(before)?.[1] ?? null
    const dated = said === null ? [] : named.map((one) => ({ ...one, year: one.year ?? said }))
    const isHeading = /^\P{Ll}+$/u.test(this.#source.text.slice(start, headEnd)) && plain === 'law'
    return {
      readings: [...dated, ...named],
      start,
      end: Math.max(headEnd, ...readings.map(({ end }) => end)),
      // "GOVERNING LAW" is a heading.
      standsAlone: readings.some(({ country }) => country !== null) || (readings.length > 0 && !isHeading),
      alias,
    }
  }
}

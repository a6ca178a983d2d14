import { articleKey } from '@portal/protocol/laws/article-number.ts'
import { beforeMark } from '@portal/protocol/laws/wording-said.ts'
import { yearTold } from '../wordings/told-days.ts'
import { wordingNamed } from '../wordings/wording-named.ts'
import { assemble, type ArticleGroup, type ArticlePlace, type Owner, type Phrase } from './assemble.ts'
import { EnglishNames } from './english-names.ts'
import { currentText, englishWordingText, formerText } from '../wordings/english-wording.ts'
import { heads } from './english-words.ts'
import { datedBy, type Aliases, type Mention } from './mention.ts'
import { knownName } from './name-cache.ts'
import { firstOf, letteredPlace, matchAt, sourceOf, wordAt, type Source } from './words.ts'

// On folded text; repetitions are bounded.
const articleWord = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(articles?|arts?|sections?|secs?|ss?|§§?)\\.?\\s{0,2}(?=\\d|[ivxlc]{1,7}(?![\\p{L}\\p{N}]))|${letteredPlace}`,
  'gu',
)
const againWord = /(?:articles?|arts?|sections?|secs?|ss?|§§?)\.?\s{0,2}(?=\d|[ivxlc]{1,7}(?![\p{L}\p{N}]))/uy
const number =
  /(\d{1,5}(?:-\d{1,4}(?![\p{L}\d-]|\.\d)|(?:\.\d{1,4}){0,2}(?:-?(?!st|nd|rd|th)[a-z]{1,2}(?![a-z\d]))?)|[ivxlc]{1,7}(?![\p{L}\p{N}]))((?:\s?\(\d{1,3}\)|\([a-z]{1,4}\)){0,4})/uy
const partBehind =
  /\s?,?\s{0,2}(paragraph|para|subsection|sub-section|item|clause|point|subparagraph)s?\.?\s{0,2}(?:\((\d{1,3}|[a-z]{1,3})\)|(\d{1,3})(?![\p{L}\p{N}]))/uy
const partBefore =
  /(?<![\p{L}\p{N}])(paragraph|para|subsection|sub-section|item|clause|point)s?\.?\s{0,2}\(?(\d{1,3}|[a-z]{1,2})\)?\s{0,2},?\s{0,2}(?:(?:of|in)\s+)?$/u
const separator = /\s{0,2}(?:,\s{0,2}(?:and\s|or\s)?|\s(?:and|or|to|through|read with)\s|&|–|—|-)\s{0,2}/y
const ownerLink = /\s{0,2},?\s{0,2}(?:(of|in|under|to|from)\s{1,2})?(?:(the)\s{1,2})?/y
const ownOwner = /(?:this|the present)\s{1,2}([a-z]{3,14})/y
const saidOwner = /(?:the\s{1,2})?(?:said|aforesaid|same|that)\s{1,2}([a-z]{3,14})/y
/** "section 34 of the 1996 Act" */
const yearOwner = /((?:1[89]|20)\d\d)\s{1,2}([a-z]{3,14})/y
const datedBefore = new RegExp(
  '(?:((?:1[89]|20)\\d\\d)(?:\\s{1,2}(?:version|edition|text)\\s{1,2}of(?:\\s{1,2}the)?)?|' +
    `${formerText}|${currentText}|amended|revised)\\s{1,2}`,
  'y',
)
/** What stands behind articles and says of the wording of their law which it is. */
const noteBehind = new RegExp(`\\s{0,2}[([]([^()[\\]]{1,90})[)\\]]|,?\\s{1,2}(${englishWordingText})`, 'uy')
/** "former Article 47", "the pre-2018 Article 16" */
const formerBefore = /(?<![a-z])(?:former|old|previous|pre-((?:1[89]|20)\d\d))\s{1,2}$/
const longestFormer = 20
const noteBetween = /\s?\(([^()]{2,60})\)(?=\s(?:of|in)\s)/y
const longestPart = 40

function isRoman(printed: string): boolean {
  return /^[ivxlc]+$/.test(printed)
}

/** Reads one text in English. */
export function readEnglish(text: string, folded: string, aliases: Aliases, isStatute: boolean): Mention[] {
  const source = sourceOf(text, folded)
  const names = new EnglishNames(source)
  const phrases = names.all()
  const reader = new EnglishArticles(source, names, phrases)
  const groups = reader.groups()
  const all = [...phrases, ...reader.acronyms].sort((one, other) => one.start - other.start)
  return assemble({ text, folded, noteBehind }, all, groups, aliases, isStatute)
}

class EnglishArticles {
  readonly #source: Source
  readonly #names: EnglishNames
  readonly #phrases: Map<number, Phrase>
  /** Names in capitals found beside articles. */
  readonly acronyms: Phrase[] = []

  constructor(source: Source, names: EnglishNames, phrases: readonly Phrase[]) {
    this.#source = source
    this.#names = names
    this.#phrases = new Map(
      phrases.flatMap((phrase) =>
        [phrase.start, ...phrase.readings.map(({ start }) => start)].map((start) => [start, phrase]),
      ),
    )
  }

  groups(): ArticleGroup[] {
    const groups: ArticleGroup[] = []
    let behind = 0
    for (const found of this.#source.folded.matchAll(articleWord)) {
      if (found.index < behind) continue
      const group = this.#groupAt(found.index, found[0].length, found[1] ?? '', behind)
      if (!group) continue
      groups.push(group)
      behind = group.end
    }
    return groups
  }

  #match(pattern: RegExp, at: number): RegExpExecArray | null {
    return matchAt(pattern, this.#source.folded, at)
  }

  #groupAt(start: number, length: number, word: string, behind: number): ArticleGroup | null {
    const first = this.#placeAt(start + length, /^s+$/.test(word))
    if (!first) return null
    const before = this.#partsBefore(start, behind)
    const places = [
      {
        ...first,
        start: before.start,
        paragraph: first.paragraph ?? before.paragraph,
        item: first.item ?? before.item,
      },
    ]
    const isPlural = /^(?:articles|arts|sections|secs|ss|§§)$/.test(word)
    const bareFrom = this.#readList(
      places,
      isRoman(this.#source.folded.slice(start + length, start + length + 1)),
    )
    let owner = this.#ownerAt(places.at(-1)!.end)
    if (owner.kind === 'none' && !isPlural && bareFrom !== null) {
      places.length = bareFrom
      owner = this.#ownerAt(places.at(-1)!.end)
    }
    const end = owner.kind === 'phrase' ? owner.phrase.end : 'end' in owner ? owner.end : places.at(-1)!.end
    if (owner.kind === 'none') this.#noteAcronymBefore(before.start)
    const former = formerBefore.exec(
      this.#source.folded.slice(Math.max(behind, before.start - longestFormer), before.start),
    )
    return { start: before.start, end, places, owner, wording: former && beforeMark + (former[1] ?? '') }
  }

  /** Adds the articles that follow in the list; answers where those begin that stand without a word before them. */
  #readList(places: ArticlePlace[], areRoman: boolean): number | null {
    let bareFrom: number | null = null
    for (;;) {
      const end = places.at(-1)!.end
      const link = this.#match(separator, end)
      if (!link) return bareFrom
      const at = end + link[0].length
      const again = this.#match(againWord, at)
      if (!again && !areRoman && isRoman(this.#source.folded.slice(at, at + 1))) return bareFrom
      const place = this.#placeAt(at + (again?.[0].length ?? 0), false)
      if (!place) return bareFrom
      if (!again) bareFrom ??= places.length
      places.push({ ...place, start: at })
    }
  }

  #placeAt(at: number, needsDigit: boolean): ArticlePlace | null {
    const found = this.#match(number, at)
    if (!found || (needsDigit && !/^\d/.test(found[1]!))) return null
    // "article I wrote": a roman number is printed in capitals.
    if (isRoman(found[1]!) && !/^[IVXLC]+$/.test(this.#source.text.slice(at, at + found[1]!.length)))
      return null
    const printed = firstOf(this.#source.text.slice(at, at + found[1]!.length))
    const key = articleKey(`Article ${printed}`)
    if (key === null) return null
    // Of a range, what is in brackets is the last one's.
    const behind = printed.length === found[1]!.length ? found[2]! : ''
    const inBrackets = [...behind.matchAll(/[a-z\d]+/g)].map(([part]) => part)
    const place: ArticlePlace = {
      start: at,
      end: at + printed.length + behind.length,
      key,
      paragraph: inBrackets.find((part) => /\d/.test(part)) ?? null,
      item: inBrackets.find((part) => !/\d/.test(part)) ?? null,
    }
    for (let round = 0; round < 3; round++) {
      const part = this.#match(partBehind, place.end)
      if (!part) break
      const value = part[2] ?? part[3]!
      if (/^(?:item|clause|point|subparagraph)$/.test(part[1]!)) place.item ??= value
      else place.paragraph ??= value
      place.end += part[0].length
    }
    return place
  }

  #partsBefore(
    start: number,
    behind: number,
  ): { start: number; paragraph: string | null; item: string | null } {
    const parts = { start, paragraph: null as string | null, item: null as string | null }
    for (let round = 0; round < 3; round++) {
      const from = Math.max(behind, parts.start - longestPart)
      const found = partBefore.exec(this.#source.folded.slice(from, parts.start))
      if (!found) break
      if (/^(?:item|clause|point)$/.test(found[1]!)) parts.item ??= found[2]!
      else parts.paragraph ??= found[2]!
      parts.start = from + found.index
    }
    return parts
  }

  /** "Article 47 (2018) of the Company Law": a note between an article and whose it is. */
  #ownerBehindNote(end: number): Owner | null {
    const found = this.#match(noteBetween, end)
    const owner = found && this.#ownerAt(end + found[0].length)
    if (owner?.kind !== 'phrase') return null
    const dated = { year: yearTold(found![1]!), wording: wordingNamed(found![1]!) }
    for (const reading of owner.phrase.readings) Object.assign(reading, datedBy(reading, dated))
    return owner
  }

  #ownerAt(end: number): Owner {
    const behindNote = this.#ownerBehindNote(end)
    if (behindNote) return behindNote
    const own = this.#match(ownerLink, end)!
    const [whole, link, the] = own
    const at = end + whole.length
    const printed = this.#source.text.slice(end, at)
    const from = end + whole.length - (the === undefined ? 0 : /the\s+$/.exec(whole)![0].length)
    const isOwn = this.#match(ownOwner, from)
    if (isOwn && heads.has(isOwn[1]!)) return { kind: 'own', key: '', end: from + isOwn[0].length }
    const isSaid = this.#match(saidOwner, from)
    if (isSaid && heads.has(isSaid[1]!))
      return { kind: 'said', key: knownName(isSaid[1]!).key, end: from + isSaid[0].length }
    // The next line of a list begins with the name of another law, or a sentence.
    const isOtherLine = whole.includes('\n') && !/\n\s*\p{Ll}|\p{Ll}\s*\n/u.test(printed)
    if (isOtherLine || (link === undefined && the === undefined && !/\s/.test(whole))) return { kind: 'none' }
    const word = this.#source.words[wordAt(this.#source.words, at)]
    const short = word?.start === at && word.isCapital ? knownName(word.plain).key || word.plain : null
    const phrase = this.#phrases.get(at) ?? this.#datedPhrase(at)
    if (phrase && phrase.readings.length > 0) return { kind: 'phrase', phrase }
    const ofYear = the === undefined ? null : this.#match(yearOwner, at)
    if (ofYear && heads.has(ofYear[2]!)) {
      const [{ length }, year, kind] = ofYear
      return { kind: 'ofYear', key: knownName(kind!).key, year: year!, end: at + length }
    }
    // "the Law", "the Convention": what the text calls so.
    if (short !== null && the !== undefined && word && (phrase || !word.isAcronym))
      return { kind: 'alias', key: short, end: word.end }
    if (word?.start === at && !(whole.includes(',') && link === undefined)) {
      const acronym = this.#names.acronymAt(at)
      if (acronym) {
        this.acronyms.push(acronym)
        return { kind: 'phrase', phrase: acronym }
      }
    }
    return link === 'of' || (link !== undefined && the !== undefined) ? { kind: 'foreign' } : { kind: 'none' }
  }

  /** "the 2017 Tax Code", "the former Tax Code": a name behind its year, or what is said of its wording. */
  #datedPhrase(at: number): Phrase | null {
    const found = this.#match(datedBefore, at)
    const phrase = found && this.#phrases.get(at + found[0].length)
    if (!found || !phrase) return null
    for (const reading of phrase.readings) reading.year ??= found[1] ?? null
    return phrase
  }

  #noteAcronymBefore(start: number): void {
    const gap = /[\s,]{1,3}$/.exec(this.#source.text.slice(Math.max(0, start - 3), start))?.[0]
    if (gap === undefined) return
    const acronym = this.#names.acronymBefore(start - gap.length)
    if (acronym && !this.#phrases.has(acronym.start)) this.acronyms.push(acronym)
  }
}

import { numberMark, officialNumberKey } from '../law-name.ts'
import type { Phrase } from './assemble.ts'
import type { NameReading } from './mention.ts'
import { knownName } from './name-cache.ts'
import { isKnownAct } from '../known-acts.ts'
import { adoptionDay, RussianTail } from './russian-tail.ts'
import { headKind, isAdjective, wordingByAdjective, type HeadKind } from './russian-words.ts'
import { russianWordingNote } from '../wordings/russian-wording.ts'
import { wordingNamed } from '../wordings/wording-named.ts'
import { writtenDay } from '../wordings/written-day.ts'
import { matchAt, wordAt, type Source } from './words.ts'

/** Adjectives before a name that a law is cited with and without. */
const passing = /^(?:действующ|действовавш|нов|стар|прежн|бывш|российск)/
/** Adjectives that point to a law named before, or to the text's own. */
const pointing = /^(?:по-|ныне|настоящ|назван|указан|упомянут|данн)/
const mostAdjectives = 4
/** Numbers that need no word before them: 149-ФЗ, ЗРУ-674. */
const plainNumber =
  /(?<![\p{L}\p{N}-])(?:№\s?)?(\d{1,4}-фкз|\d{1,4}-фз|фз-\d{1,4}|зр[ук]-\d{1,4})(?![\p{L}\p{N}])/gu
/** "от 08.02.1998 № 14-ФЗ" */
const longestDay = 26
/** Whose law a number of a series is. */
const series = [
  [/фк?з$/, 'RU'],
  [/^зру/, 'UZ'],
  [/^зрк/, 'KZ'],
] as const

export class RussianNames {
  readonly #source: Source

  constructor(source: Source) {
    this.#source = source
  }

  /** Every name of a law in the text. */
  all(): Phrase[] {
    const { words, text, folded } = this.#source
    const phrases: Phrase[] = []
    let behind = 0
    for (const [place, word] of words.entries()) {
      const kind = word.start < behind ? null : headKind(word.plain)
      if (kind === null) continue
      const phrase = this.#around(place, kind, behind)
      // A contract in small letters is no treaty.
      if (kind === 'treaty' && !/^\p{Lu}/u.test(text.slice(phrase.start, phrase.start + 1))) continue
      phrases.push(phrase)
      behind = phrase.end
    }
    for (const { 0: printed, 1: number, index } of folded.matchAll(plainNumber)) {
      const { start, end: close, year } = this.#dayAround(index, index + printed.length)
      const noted = matchAt(russianWordingNote, folded, close)?.[0] ?? ''
      const end = close + noted.length
      const named = numberReading({ start, end }, number!, { country: null, year })
      const readings = [{ ...named, wording: wordingNamed(noted) }]
      phrases.push({ start, end, readings, standsAlone: true, alias: null })
    }
    phrases.sort((one, other) => one.start - other.start || other.end - one.end)
    let end = 0
    return phrases.filter((phrase) => {
      const isFree = phrase.start >= end
      if (isFree) end = phrase.end
      return isFree
    })
  }

  /** A number with the day that stands before or behind it. */
  #dayAround(start: number, end: number): { start: number; end: number; year: string | null } {
    const { folded } = this.#source
    const gap = /^\s{1,2}/.exec(folded.slice(end, end + 2))?.[0].length ?? 0
    const behind = gap > 0 ? matchAt(adoptionDay, folded, end + gap) : null
    if (behind) return { start, end: end + gap + behind[0].length, year: writtenDay(behind, 'ru') }
    const near = Math.max(0, start - longestDay)
    const from = near + folded.slice(near, start).search(/(?<!\p{L})от\s/u)
    const before = from < near ? null : matchAt(adoptionDay, folded, from)
    const isBefore = before && folded.slice(from + before[0].length, start).trim() === ''
    return isBefore ? { start: from, end, year: writtenDay(before, 'ru') } : { start, end, year: null }
  }

  /** A name in capitals that begins at a position: "ГК РФ", "КДПГ". */
  acronymAt(position: number): Phrase | null {
    const place = wordAt(this.#source.words, position)
    const word = this.#source.words[place]
    if (word?.start !== position || !word.isAcronym) return null
    const { pieces, end, alias, wording: told } = new RussianTail(this.#source, place, 'acronym', position)
    const before = this.#source.words[place - 1]
    const isBeside = before?.end === position - 1
    const wording = told ?? (before && isBeside ? wordingByAdjective(before.plain) : null)
    const readings = pieces
      .toReversed()
      .flatMap((piece) => reading(position, piece.end, piece.name).map((one) => ({ ...one, wording })))
    return { readings, start: position, end: Math.max(end, word.end), standsAlone: false, alias }
  }

  /** The first of the adjectives before a head. */
  #firstWord(head: number, behind: number): number {
    const { words, text } = this.#source
    let first = head
    while (first > 0 && head - first < mostAdjectives) {
      const word = words[first - 1]!
      if (word.start < behind || !isAdjective(word) || pointing.test(word.plain)) break
      if (!/^[\s\u00a0]{1,3}$|^-$/.test(text.slice(word.end, words[first]!.start))) break
      first--
    }
    return first
  }

  #around(head: number, kind: HeadKind, behind: number): Phrase {
    const { words, text } = this.#source
    const first = this.#firstWord(head, behind)
    const start = words[first]!.start
    const tail = new RussianTail(this.#source, head, kind, start)
    const wording = tail.wording ?? (first < head ? wordingByAdjective(words[first]!.plain) : null)
    const isPassing = first < head && passing.test(words[first]!.plain)
    const begins = isPassing ? [start, words[first + 1]!.start] : [start]
    const named = tail.pieces
      .toReversed()
      .flatMap(({ end, name }) =>
        begins.flatMap((begin) => reading(start, end, text.slice(begin, words[head]!.start) + name)),
      )
    const titles = named.filter(({ key }) => key.includes(' ') || kind === 'constitution')
    const country = named.find((one) => one.country !== null)?.country ?? null
    const numbers = tail.numbers
      .filter(({ printed }) => isNumberTelling(printed, tail.day))
      .map(({ printed, end }) => numberReading({ start, end }, printed, { country, year: tail.day }))
    // Many statutes share a title; few share a number and a day.
    const readings = tail.isQuoted ? [...titles, ...numbers] : [...numbers, ...titles]
    const isTreaty =
      kind === 'treaty' &&
      (first < head || titles.some((one) => one.key.split(' ').length > 3 || isKnownAct(one)))
    return {
      readings: readings.map((one) => ({ ...one, year: one.year ?? tail.day, wording })),
      start,
      end: Math.max(tail.end, words[head]!.end),
      standsAlone:
        readings.length > 0 && (tail.isQuoted || numbers.length > 0 || country !== null || isTreaty),
      alias: tail.alias,
    }
  }
}

function reading(start: number, end: number, name: string): NameReading[] {
  const { isChinese: _, ...naming } = knownName(name)
  return naming.key === '' ? [] : [{ start, end, ...naming }]
}

function numberReading(
  { start, end }: { start: number; end: number },
  printed: string,
  hints: { country: string | null; year: string | null },
): NameReading {
  const key = officialNumberKey(printed)
  const country = hints.country ?? series.find(([pattern]) => pattern.test(key))?.[1] ?? null
  return { start, end, key: numberMark + key, ...hints, country, wording: null }
}

/** Digits alone tell a law only together with its day. */
function isNumberTelling(printed: string, day: string | null): boolean {
  return /\p{L}/u.test(printed) || day !== null || /\d{3,}-\d/.test(printed)
}

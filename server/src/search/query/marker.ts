import type { Fragment, TextLanguage } from '../door.ts'
import { encode, decode, folded, forEachRun } from '../analysis/characters.ts'
import { stem } from '../analysis/stem.ts'
import type { Statistics } from '../index/statistics.ts'
import type { ParsedQuestion } from './parse-question.ts'
import type { Phrase } from './phrase.ts'
import { findPhrase } from './phrase.ts'
import { rarityOf } from './score-words.ts'

/** A place in a text where a word of the question stands: [from, to), the word's number and weight. */
interface Mark {
  from: number
  to: number
  word: number
  weight: number
}

/** Length of a snippet in characters. */
const snippetLength: Record<TextLanguage, number> = { zh: 80, en: 160, ru: 160 }

/** Further occurrences of a word count this part of the first when windows are compared. */
const repeatShare = 0.1

/** Finds the words of one question in texts, and cuts snippets around them. */
export class Marker {
  readonly #hanWords: { word: Phrase; number: number; weight: number }[] = []
  readonly #stems = new Map<string, { number: number; weight: number }>()
  readonly #surfaceStems = new Map<string, string>()

  constructor({ words, phrases }: ParsedQuestion, statistics: Statistics) {
    const han = words.filter((word) => word.isHan)
    // A lone character (的, 我) says where nothing is, unless the question has nothing longer.
    const long = han.filter((word) => word.term.length > 1)
    const marked = long.some((word) => statistics.termUnits[word.id]! > 0) ? long : han
    for (const [number, word] of marked.entries()) {
      const units = Uint16Array.from(word.term, (_, index) => word.term.charCodeAt(index))
      this.#hanWords.push({ word: { units, words: [word] }, number, weight: rarityOf(statistics, word) })
    }
    for (const [number, word] of words.entries()) {
      if (!word.isHan)
        this.#stems.set(word.term, { number: han.length + number, weight: rarityOf(statistics, word) })
    }
    for (const [number, phrase] of phrases.entries()) {
      const weight = phrase.words.reduce((sum, word) => sum + rarityOf(statistics, word), 1)
      this.#hanWords.push({ word: phrase, number: han.length + words.length + number, weight })
    }
  }

  /** The whole text, its marked places apart. */
  mark(text: string): Fragment[] {
    return fragments(text, this.#marks(text), 0, text.length)
  }

  /** The densest part of a text, with … where it is cut. */
  snippet(text: string, language: TextLanguage): Fragment[] {
    const length = snippetLength[language]
    const marks = this.#marks(text)
    if (text.length <= length) return fragments(text, marks, 0, text.length)
    const [from, to] = bestWindow(text, marks, length)
    return cut(text, marks, from, to)
  }

  /** The beginning of a text, with … where it is cut. */
  opening(text: string, language: TextLanguage): Fragment[] {
    const to = Math.min(text.length, snippetLength[language])
    return cut(text, this.#marks(text), 0, wordEnd(text, to))
  }

  #marks(text: string): Mark[] {
    const units = new Uint16Array(text.length)
    encode(text, units, 0)
    const marks: Mark[] = []
    for (const { word, number, weight } of this.#hanWords) {
      for (let at = 0; ;) {
        const found = findPhrase(word, units, at, units.length)
        if (!found) break
        marks.push({ from: found[0], to: found[1], word: number, weight })
        at = found[1]
      }
    }
    if (this.#stems.size > 0) {
      for (let at = 0; at < units.length; at++) units[at] = folded[units[at]!]!
      forEachRun(units, 0, units.length, (from, to, isHan) => {
        const known = isHan ? undefined : this.#stems.get(this.#stem(decode(units, from, to)))
        if (known) marks.push({ from, to, word: known.number, weight: known.weight })
      })
    }
    return marks.sort((one, other) => one.from - other.from || other.to - one.to)
  }

  #stem(surface: string): string {
    let known = this.#surfaceStems.get(surface)
    if (known === undefined) {
      known = stem(surface)
      this.#surfaceStems.set(surface, known)
    }
    return known
  }
}

function cut(text: string, marks: Mark[], from: number, to: number): Fragment[] {
  const pieces = fragments(text, marks, from, to)
  if (from > 0) pieces.unshift({ text: '…', marked: false })
  if (to < text.length) pieces.push({ text: '…', marked: false })
  return pieces
}

/** The part of the text with the most weight of different words in it, some context before its first word. */
function bestWindow(text: string, marks: Mark[], length: number): [from: number, to: number] {
  let best = -1
  let first = 0
  let last = 0
  for (let start = 0; start < marks.length; start++) {
    const seen = new Set<number>()
    let weight = 0
    let end = start
    for (let next = start; next < marks.length; next++) {
      const mark = marks[next]!
      if (mark.to > marks[start]!.from + length) break
      weight += seen.has(mark.word) ? mark.weight * repeatShare : mark.weight
      seen.add(mark.word)
      end = mark.to
    }
    if (weight > best) {
      best = weight
      first = marks[start]!.from
      last = end
    }
  }
  const context = Math.floor((length - (last - first)) / 2)
  const from = Math.min(Math.max(0, first - context), Math.max(0, text.length - length))
  const start = wordStart(text, from, first)
  return [start, Math.max(last, wordEnd(text, Math.min(text.length, start + length)))]
}

/** First place from `from` on where a word begins, at most `limit`. */
function wordStart(text: string, from: number, limit: number): number {
  let at = from
  while (at < limit && at > 0 && isInsideWord(text, at)) at++
  return at
}

/** Last place up to `to` where a word ends; `to` itself when there is none within 30 characters. */
function wordEnd(text: string, to: number): number {
  for (let at = to; at > Math.max(0, to - 30); at--) if (!isInsideWord(text, at)) return at
  return isLowSurrogate(text, to) ? to - 1 : to
}

function isInsideWord(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false
  if (isLowSurrogate(text, at)) return true
  return (
    /^[\p{L}\p{N}]{2}$/u.test(text.slice(at - 1, at + 1)) &&
    !/\p{Script=Han}/u.test(text.slice(at - 1, at + 1))
  )
}

function isLowSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit < 0xe000
}

/** `text[from..to)` in pieces, marked where marks stand; overlapping and touching marks become one. */
function fragments(text: string, marks: Mark[], from: number, to: number): Fragment[] {
  const pieces: Fragment[] = []
  const add = (end: number, start: number, marked: boolean): void => {
    if (end > start) pieces.push({ text: text.slice(start, end), marked })
  }
  let at = from
  for (let index = 0; index < marks.length;) {
    const start = Math.max(marks[index]!.from, at)
    let end = marks[index]!.to
    while (++index < marks.length && marks[index]!.from <= end) end = Math.max(end, marks[index]!.to)
    const markEnd = Math.min(end, to)
    if (markEnd <= start) continue
    add(start, at, false)
    add(markEnd, start, true)
    at = markEnd
  }
  add(to, at, false)
  return pieces
}

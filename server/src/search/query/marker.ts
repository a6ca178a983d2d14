import type { Fragment, TextLanguage } from '../door.ts'
import { encode, decode, folded, forEachRun } from '../analysis/characters.ts'
import { functionWords } from '../analysis/function-words.ts'
import { stem } from '../analysis/stem.ts'
import type { Statistics } from '../index/statistics.ts'
import type { ParsedQuestion } from './parse-question.ts'
import type { Phrase } from './phrase.ts'
import { findPhrase } from './phrase.ts'
import { rarityOf } from './score-words.ts'
import type { Mark } from './snippet.ts'
import { bestWindow, cut, fragments, wordEnd } from './snippet.ts'

/** Length of a snippet in characters. */
const snippetLength: Record<TextLanguage, number> = { zh: 80, en: 160, ru: 160 }

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
    const others = words.filter((word) => !word.isHan)
    const hasContent = others.some((word) => !functionWords.has(word.surface))
    for (const [number, word] of others.entries()) {
      if (!hasContent || !functionWords.has(word.surface))
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

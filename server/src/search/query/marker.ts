import { decode, encode, folded, forEachRun } from '../../text/characters.ts'
import { stem } from '../../text/stem.ts'
import type { QuestionWord } from '../analysis/analyser.ts'
import { functionWords } from '../analysis/function-words.ts'
import type { Fragment, TextLanguage } from '../door.ts'
import type { Expansion } from '../expansion/expand.ts'
import type { Statistics } from '../index/statistics.ts'
import type { ParsedQuestion } from '../question/parse-question.ts'
import { phraseEnd } from '../question/phrase.ts'
import { rarityOf } from '../scoring/score-words.ts'
import type { Mark } from './snippet.ts'
import { bestWindow, cut, fragments, wordEnd } from './snippet.ts'

/** Length of a snippet in characters. */
const snippetLength: Record<TextLanguage, number> = { zh: 80, en: 160, ru: 160 }

/** What a text is marked for: characters that stand together, or stems one behind the other. */
interface Sought<Units> {
  units: Units
  number: number
  weight: number
}

/** A word of a text by its stem, and its place. */
interface Word {
  stem: string
  isFunction: boolean
  from: number
  to: number
}

/** Finds the words of one question, and of what is searched beside them, in texts, and cuts snippets around them. */
export class Marker {
  /** 1 for code units that a phrase begins with. */
  readonly #firsts = new Uint8Array(65_536)
  /** By first code unit. */
  readonly #phrases = new Map<number, Sought<Uint16Array>[]>()
  /** By first stem. */
  readonly #stems = new Map<string, Sought<string[]>[]>()
  readonly #surfaceStems = new Map<string, string>()
  #count = 0

  constructor({ words, phrases }: ParsedQuestion, expansion: Expansion, statistics: Statistics) {
    for (const word of tellingWords(words, statistics)) this.#seek([word], rarityOf(statistics, word))
    for (const phrase of phrases) {
      const weight = phrase.words.reduce((sum, word) => sum + rarityOf(statistics, word), 1)
      this.#seekUnits(phrase.units, weight)
    }
    for (const { isOwn, weight, wordings } of expansion.groups) {
      for (const { wording } of wordings) {
        this.#seekWording(wording.text, wording.words, weight)
        // In another language a text may have but a part of it, and nothing else tells why it was found.
        if (!isOwn) for (const word of longWords(wording.words)) this.#seek([word], weight / 2)
      }
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

  #seek(words: readonly QuestionWord[], weight: number): void {
    const [first] = words
    if (!first) return
    if (first.isHan) this.#seekCharacters(first.term, weight)
    else put(this.#stems, first.term, { units: words.map(({ term }) => term), number: this.#count++, weight })
  }

  #seekWording(text: string, words: readonly QuestionWord[], weight: number): void {
    if (words.some(({ isHan }) => isHan)) this.#seekCharacters(text, weight)
    else this.#seek(words, weight)
  }

  #seekCharacters(text: string, weight: number): void {
    const units = Uint16Array.from(text, (_, index) => folded[text.charCodeAt(index)]!)
    this.#seekUnits(units, weight)
  }

  #seekUnits(units: Uint16Array, weight: number): void {
    this.#firsts[units[0]!] = 1
    put(this.#phrases, units[0]!, { units, number: this.#count++, weight })
  }

  #marks(text: string): Mark[] {
    const units = new Uint16Array(text.length)
    encode(text, units, 0)
    for (let at = 0; at < units.length; at++) units[at] = folded[units[at]!]!
    const marks = [...this.#markPhrases(units), ...this.#markStems(units)]
    return marks.sort((one, other) => one.from - other.from || other.to - one.to)
  }

  *#markPhrases(units: Uint16Array): Generator<Mark> {
    if (this.#phrases.size === 0) return
    for (let from = 0; from < units.length; from++) {
      if (!this.#firsts[units[from]!]) continue
      for (const { units: wanted, number, weight } of this.#phrases.get(units[from]!) ?? []) {
        const to = phraseEnd(wanted, units, from, 0, units.length)
        if (to !== -1) yield { from, to, word: number, weight }
      }
    }
  }

  *#markStems(units: Uint16Array): Generator<Mark> {
    if (this.#stems.size === 0) return
    const words: Word[] = []
    forEachRun(units, 0, units.length, (from, to, isHan) => {
      if (isHan) return
      const surface = decode(units, from, to)
      words.push({ stem: this.#stem(surface), isFunction: functionWords.has(surface), from, to })
    })
    for (const [place, { stem: first, from }] of words.entries()) {
      for (const { units: wanted, number, weight } of this.#stems.get(first) ?? []) {
        const last = lastWord(wanted, words, place)
        if (last) yield { from, to: last.to, word: number, weight }
      }
    }
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

/** The words that say where something is: no lone characters (的, 我), unless there are no others. */
function tellingWords(words: readonly QuestionWord[], statistics: Statistics): QuestionWord[] {
  const han = words.filter((word) => word.isHan)
  const long = longWords(han)
  const hasLong = long.some((word) => statistics.termUnits[word.id]! > 0)
  return [...(hasLong ? long : han), ...words.filter((word) => !word.isHan)]
}

function longWords(words: readonly QuestionWord[]): QuestionWord[] {
  return words.filter((word) => !word.isHan || word.term.length > 1)
}

/** The last word of a row of stems that begins at a place, words that say nothing between them. */
function lastWord(wanted: readonly string[], words: readonly Word[], start: number): Word | null {
  let at = start
  for (const [place, stemWanted] of wanted.entries()) {
    if (place > 0) while (words[at]?.isFunction) at++
    if (words[at]?.stem !== stemWanted) return null
    at++
  }
  return words[at - 1]!
}

function put<Key, Value>(table: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = table.get(key)
  if (known) known.push(value)
  else table.set(key, [value])
}

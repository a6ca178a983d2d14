import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Jieba } from '@node-rs/jieba'
import { decode, encode, folded, forEachRun } from '../../text/characters.ts'
import { GrowingArray, grown } from './growing-array.ts'
import { Lexicon } from './lexicon.ts'
import { stem } from '../../text/stem.ts'

/** The words of the corpus. */
export interface Vocabulary {
  /** What postings are kept for: Chinese words, stems, numbers. */
  terms: Lexicon
  /** Words of other scripts as they stand in texts, folded: each is stemmed once, and "did you mean" looks here. */
  surfaces: Lexicon
  /** Term of each surface, by its id. */
  surfaceTerms: GrowingArray
}

/** A word of a question. */
export interface QuestionWord {
  /** As asked, folded. */
  surface: string
  /** As indexed: the same, or its stem. */
  term: string
  /** Id of the term, -1 when no text has it. */
  id: number
  isHan: boolean
}

let loaded: Jieba | undefined

/** The package's own module would hold this file, and another one as large, for good. */
const dictionary = createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt')

/** One for the process, from its first word on: its dictionary takes 200 ms to load. */
const jieba = () => (loaded ??= Jieba.withDict(readFileSync(dictionary)))

/** The Chinese words of several characters in a text that the dictionary has; none is guessed. */
export function dictionaryWords(text: string): string[] {
  return jieba()
    .cutForSearch(text, false)
    .filter((word) => word.length > 1 && /^\p{Script=Han}+$/u.test(word))
}

const blank = ' '.charCodeAt(0)

/** Turns texts into terms; texts and questions pass through the same code. */
export class Analyser {
  readonly vocabulary: Vocabulary
  #units = new Uint16Array(1 << 16)
  #han = new Uint16Array(1 << 16)
  #word = new Uint16Array(1 << 10)
  readonly #ids = new GrowingArray(1 << 14)

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
  }

  /** Term ids of a text, repeated as often as they stand there; new words enter the vocabulary. Valid until the next call. */
  terms(text: string): Uint32Array {
    this.#ids.length = 0
    const hanWords = this.#split(text, (from, to) => this.#ids.push(this.#surfaceTerm(from, to)))
    for (const word of hanWords) {
      const length = this.#encodeWord(word)
      this.#ids.push(this.vocabulary.terms.add(this.#word, 0, length))
    }
    return this.#ids.values.subarray(0, this.#ids.length)
  }

  /** The words of a question, each once, in the order of scripts and places. */
  words(text: string): QuestionWord[] {
    const words = new Map<string, QuestionWord>()
    const add = (surface: string, term: string, isHan: boolean): void => {
      if (words.has(term)) return
      const length = this.#encodeWord(term)
      words.set(term, { surface, term, id: this.vocabulary.terms.find(this.#word, 0, length), isHan })
    }
    const hanWords = this.#split(text, (from, to) => {
      const surface = decode(this.#units, from, to)
      add(surface, stem(surface), false)
    })
    for (const word of hanWords) add(word, word, true)
    return [...words.values()]
  }

  /** Whether a text had a word of another script as it stands, folded. */
  hasSurface(surface: string): boolean {
    return this.vocabulary.surfaces.find(this.#word, 0, this.#encodeWord(surface)) !== -1
  }

  /** Id of a term, -1 when no text has it. */
  idOf(term: string): number {
    return this.vocabulary.terms.find(this.#word, 0, this.#encodeWord(term))
  }

  /** Visits the words of other scripts at their places in `#units`, and answers the Chinese words. */
  #split(text: string, visit: (from: number, to: number) => void): string[] {
    this.#units = grown(this.#units, text.length)
    for (let index = 0; index < text.length; index++) this.#units[index] = folded[text.charCodeAt(index)]!
    this.#han = grown(this.#han, text.length + 1)
    let hanLength = 0
    forEachRun(this.#units, 0, text.length, (from, to, isHan) => {
      if (!isHan) {
        visit(from, to)
        return
      }
      // One call of jieba a text: a call costs more than the words of a run.
      this.#han.set(this.#units.subarray(from, to), hanLength)
      hanLength += to - from
      this.#han[hanLength++] = blank
    })
    if (hanLength === 0) return []
    const words = jieba().cutForSearch(decode(this.#han, 0, hanLength), true)
    return words.filter((word) => word.charCodeAt(0) !== blank)
  }

  #surfaceTerm(from: number, to: number): number {
    const { surfaces, surfaceTerms, terms } = this.vocabulary
    const known = surfaces.size
    const surface = surfaces.add(this.#units, from, to)
    if (surface === known) {
      const length = this.#encodeWord(stem(decode(this.#units, from, to)))
      surfaceTerms.push(terms.add(this.#word, 0, length))
    }
    return surfaceTerms.values[surface]!
  }

  #encodeWord(word: string): number {
    this.#word = grown(this.#word, word.length)
    return encode(word, this.#word, 0)
  }
}

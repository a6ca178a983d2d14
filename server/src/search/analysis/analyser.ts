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

/** Room for the text that is read: one for the thread, whose texts are read one after another. */
let units = new Uint16Array(1 << 16)
let han = new Uint16Array(1 << 16)
let word = new Uint16Array(1 << 10)
const ids = new GrowingArray(1 << 14)

/** Turns texts into terms; texts and questions pass through the same code. */
export class Analyser {
  readonly vocabulary: Vocabulary

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
  }

  /**
   * Term ids of a text, repeated as often as they stand there; new words enter the vocabulary. Valid until any analyser
   * reads another.
   */
  terms(text: string): Uint32Array {
    ids.length = 0
    const hanWords = this.#split(text, (from, to) => ids.push(this.#surfaceTerm(from, to)))
    for (const one of hanWords) {
      const length = encodeWord(one)
      ids.push(this.vocabulary.terms.add(word, 0, length))
    }
    return ids.values.subarray(0, ids.length)
  }

  /** The words of a question, each once, in the order of scripts and places. */
  words(text: string): QuestionWord[] {
    const words = new Map<string, QuestionWord>()
    const add = (surface: string, term: string, isHan: boolean): void => {
      if (words.has(term)) return
      words.set(term, { surface, term, id: this.idOf(term), isHan })
    }
    const hanWords = this.#split(text, (from, to) => {
      const surface = decode(units, from, to)
      add(surface, stem(surface), false)
    })
    for (const one of hanWords) add(one, one, true)
    return [...words.values()]
  }

  /** Whether a text had a word of another script as it stands, folded. */
  hasSurface(surface: string): boolean {
    return idIn(this.vocabulary.surfaces, surface) !== -1
  }

  /** Id of a term, -1 when no text has it. */
  idOf(term: string): number {
    return idIn(this.vocabulary.terms, term)
  }

  /** Visits the words of other scripts at their places in `units`, and answers the Chinese words. */
  #split(text: string, visit: (from: number, to: number) => void): string[] {
    units = grown(units, text.length)
    for (let index = 0; index < text.length; index++) units[index] = folded[text.charCodeAt(index)]!
    han = grown(han, text.length + 1)
    let hanLength = 0
    forEachRun(units, 0, text.length, (from, to, isHan) => {
      if (!isHan) {
        visit(from, to)
        return
      }
      // One call of jieba a text: a call costs more than the words of a run.
      han.set(units.subarray(from, to), hanLength)
      hanLength += to - from
      han[hanLength++] = blank
    })
    if (hanLength === 0) return []
    const words = jieba().cutForSearch(decode(han, 0, hanLength), true)
    return words.filter((one) => one.charCodeAt(0) !== blank)
  }

  #surfaceTerm(from: number, to: number): number {
    const { surfaces, surfaceTerms, terms } = this.vocabulary
    const known = surfaces.size
    const surface = surfaces.add(units, from, to)
    if (surface === known) {
      const length = encodeWord(stem(decode(units, from, to)))
      surfaceTerms.push(terms.add(word, 0, length))
    }
    return surfaceTerms.values[surface]!
  }
}

function encodeWord(text: string): number {
  word = grown(word, text.length)
  return encode(text, word, 0)
}

function idIn(lexicon: Lexicon, text: string): number {
  const length = encodeWord(text)
  return lexicon.find(word, 0, length)
}

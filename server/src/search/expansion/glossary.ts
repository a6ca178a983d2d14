import { Analyser, type QuestionWord } from '../analysis/analyser.ts'
import { functionWords, questionWords } from '../analysis/function-words.ts'
import { GrowingArray } from '../analysis/growing-array.ts'
import { Lexicon } from '../analysis/lexicon.ts'
import type { SearchConcept, TextLanguage } from '../door.ts'
import { languages } from '../index/segment.ts'
import { ConceptIndex, type Concept, type NamedConcept, type Wording } from './concept-index.ts'
import type { Translations } from './kept-glossary.ts'
import { learnTranslations, type WordPair } from './learn-translations.ts'
import { TranslationTable } from './translation-table.ts'

/** A word of a question, and words of another language that it may stand for. */
export interface TranslatedWord {
  into: TextLanguage
  /** How few concepts have it. */
  weight: number
  translations: readonly { wording: Wording; probability: number }[]
}

/** What a concept is said by in one language. */
interface SaidWords {
  statutory: QuestionWord[]
  everyday: QuestionWord[]
}

/** Words, and their terms and keys, that wordings and translations have in common, by themselves. */
interface Shared {
  words: Map<string, QuestionWord>
  texts: Map<string, string>
}

/** Characters of a question that concepts are looked for in. */
const readLimit = 1000

/** Letters of a Russian stem that tell it apart: расторг-нуть and расторж-ение differ behind them. */
const russianStem = 6

/** Roots that the first letters of a Russian word do not tell from others: a contract is no contraband. */
const russianRoots = [
  'гражданск',
  'дипломат',
  'капитан',
  'консульт',
  'контрабанд',
  'контрагент',
  'контрафакт',
  'национализ',
  'недостач',
  'недостовер',
  'перестрах',
  'предприят',
  'произвед',
  'произвол',
  'совершеннолет',
  'субсидиар',
  'трансплант',
  'электрон',
]

const hanRuns = /[\p{Script=Han}&&[\0-\uffff]]{2,}/gv

/** Part of a wording that one word must be, by its letters, to say all of it. */
const tellingPart = 0.7

/** What statutes say in both languages teaches most; that people say it otherwise, less. */
const lessons = { statutory: 1, everydayToStatutory: 0.5, everyday: 0.3 }

/** Finds the concepts that questions name, and translates their words. Empty until it is filled. */
export class Glossary {
  readonly #analyser = new Analyser({
    terms: new Lexicon(),
    surfaces: new Lexicon(),
    surfaceTerms: new GrowingArray(),
  })
  readonly #indexes = {
    zh: new ConceptIndex('zh'),
    en: new ConceptIndex('en'),
    ru: new ConceptIndex('ru'),
  }
  /** How words are printed that texts have as stems. */
  readonly #surfaces = new Map<string, QuestionWord>()
  /** Pairs of Chinese characters that wordings have. */
  readonly #pairs = new Set<string>()
  readonly #translations: Translations = new Map()
  /** Words as they were translated before, by languages and key. */
  readonly #translated = new Map<string, TranslatedWord>()

  /** The concepts that a text names, the weightiest first. */
  find(text: string): NamedConcept[] {
    return this.#keysIn(text)
      .flatMap(({ language, keys }) => this.#indexes[language].find(keys))
      .sort((one, other) => other.weight - one.weight)
  }

  /** The words of a text in those of other languages, as far as the glossary tells. */
  translate(text: string, into: readonly TextLanguage[]): TranslatedWord[] {
    return this.#keysIn(text).flatMap(({ language, keys }) =>
      into.flatMap((other) => keys.flatMap((key) => this.#translationOf(key, language, other) ?? [])),
    )
  }

  /** Whether a concept is said by a word, as texts have it. */
  knows(term: string): boolean {
    return (
      this.#surfaces.has(term) ||
      languages.some((language) => this.#indexes[language].weight(term) !== undefined)
    )
  }

  /** Whether a word and others of a text make up a wording together. */
  completes(word: string, text: string): boolean {
    const others = this.#keysIn(text)
    return this.#keysIn(word).some(({ language, keys }) => {
      const known = others.find((one) => one.language === language)?.keys ?? []
      return keys.some((key) => !known.includes(key) && this.#indexes[language].completes(key, known))
    })
  }

  /** Whether two Chinese characters stand beside each other in a wording. */
  hasPair(pair: string): boolean {
    return this.#pairs.has(pair)
  }

  /** What was learned of the concepts. */
  get translations(): Translations {
    return this.#translations
  }

  /**
   * Takes in the concepts, once, with a pause after each.
   *
   * @param learned of the same concepts before
   */
  *fill(concepts: readonly SearchConcept[], learned: Translations | null = null): Generator<void> {
    const named: Record<TextLanguage, Parameters<ConceptIndex['fill']>[0][number][]> = {
      zh: [],
      en: [],
      ru: [],
    }
    const said: Record<TextLanguage, SaidWords>[] = []
    const shared: Shared = { words: new Map(), texts: new Map() }
    for (const { id, ...words } of concepts) {
      const concept: Concept = { id, wordings: { zh: [], en: [], ru: [] } }
      const saidIn = (language: TextLanguage): SaidWords => {
        const { term, also, lay } = words[language]
        const wordings = [term, ...also].map((text) => ({ text, words: this.#enter(text, shared) }))
        concept.wordings[language] = wordings
        const statutory = wordings.map((wording) => wording.words)
        const everyday = lay.map((text) => this.#enter(text, shared))
        for (const [place, wording] of [...statutory, ...everyday].entries()) {
          const tells = isTelling([term, ...also, ...lay][place]!, wording)
          const keys = keysOf(wording, language).map((key) => sharedAs(shared.texts, key, key))
          named[language].push({ concept, keys, isTelling: tells })
        }
        return { statutory: statutory.flat(), everyday: everyday.flat() }
      }
      said.push({ zh: saidIn('zh'), en: saidIn('en'), ru: saidIn('ru') })
      yield
    }
    for (const language of languages) {
      this.#indexes[language].fill(named[language])
      yield
    }
    for (const from of languages) {
      for (const to of languages) {
        if (from === to) continue
        const known = learned?.get(`${from} ${to}`)
        if (known) {
          this.#translations.set(`${from} ${to}`, known.sharing(shared.texts))
          continue
        }
        const pairs = said.flatMap((concept) => pairsOf(concept[from], concept[to], from))
        this.#translations.set(`${from} ${to}`, TranslationTable.of(yield* learnTranslations(pairs)))
      }
    }
  }

  /** The keys of a text in each language whose script it has. */
  #keysIn(text: string): { language: TextLanguage; keys: string[] }[] {
    const question = text.slice(0, readLimit)
    const words = this.#contentWords(question)
    return languagesOf(question).map((language) => ({ language, keys: keysOf(words, language) }))
  }

  #translationOf(key: string, language: TextLanguage, into: TextLanguage): TranslatedWord | null {
    const name = `${language} ${into} ${key}`
    const before = this.#translated.get(name)
    if (before) return before
    const weight = this.#indexes[language].weight(key)
    const translations = this.#translations.get(`${language} ${into}`)?.get(key)
    if (weight === undefined || !translations) return null
    const translated: TranslatedWord = {
      into,
      weight,
      translations: translations.flatMap(({ word, probability }) => {
        const printed = this.#surfaces.get(word)
        return printed ? { wording: { text: printed.surface, words: [printed] }, probability } : []
      }),
    }
    this.#translated.set(name, translated)
    return translated
  }

  /** The words of a wording, whose printed forms are kept. */
  #enter(text: string, shared: Shared): QuestionWord[] {
    const words = this.#contentWords(text).map((word) => sharedAs(shared.words, word.surface, word))
    for (const [run] of text.matchAll(hanRuns)) {
      for (let at = 0; at + 1 < run.length; at++) this.#pairs.add(run.slice(at, at + 2))
    }
    for (const word of words) {
      sharedAs(shared.texts, word.term, word.term)
      if (!this.#surfaces.has(word.term)) this.#surfaces.set(word.term, word)
    }
    return words
  }

  #contentWords(text: string): QuestionWord[] {
    return this.#analyser
      .words(text)
      .filter(({ surface }) => !functionWords.has(surface) && !questionWords.has(surface))
  }
}

/** The one that came first by this name: what thousands of wordings have in common is kept once. */
function sharedAs<Value>(shared: Map<string, Value>, name: string, value: Value): Value {
  const first = shared.get(name)
  if (first === undefined) shared.set(name, value)
  return first ?? value
}

/** What a wording is recognised by: its words, each once. */
function keysOf(words: readonly QuestionWord[], language: TextLanguage): string[] {
  return [...new Set(words.map(({ term }) => (language === 'ru' ? russianKey(term) : term)))]
}

function russianKey(term: string): string {
  return russianRoots.find((root) => term.startsWith(root)) ?? term.slice(0, russianStem)
}

/** Whether the words of a wording that are no function words say what it says: one word of a longer one does not. */
function isTelling(text: string, words: readonly QuestionWord[]): boolean {
  return words.length > 1 || words.some(({ surface }) => surface.length >= text.length * tellingPart)
}

function pairsOf(one: SaidWords, other: SaidWords, language: TextLanguage): WordPair[] {
  const from = { statutory: keysOf(one.statutory, language), everyday: keysOf(one.everyday, language) }
  const termsOf = (words: QuestionWord[]): string[] => [...new Set(words.map(({ term }) => term))]
  const to = { statutory: termsOf(other.statutory), everyday: termsOf(other.everyday) }
  return [
    { from: from.statutory, to: to.statutory, weight: lessons.statutory },
    { from: from.everyday, to: to.statutory, weight: lessons.everydayToStatutory },
    { from: from.everyday, to: to.everyday, weight: lessons.everyday },
  ]
}

/** The languages whose script a text is written in. */
function languagesOf(text: string): TextLanguage[] {
  const scripts = { zh: /\p{Script=Han}/u, en: /\p{Script=Latin}/u, ru: /\p{Script=Cyrillic}/u }
  return languages.filter((language) => scripts[language].test(text))
}

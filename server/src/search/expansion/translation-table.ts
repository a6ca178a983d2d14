import type { Translation } from './learn-translations.ts'

/** What a table is made of: plain arrays, which a file holds as they are. */
export interface TableArrays {
  /** The words that are translated. */
  keys: string[]
  /** The words that they are translated by, each once. */
  words: string[]
  /** Where the translations of each key begin, and behind the last where they end. */
  starts: Uint32Array
  /** Translations, by the place of their words. */
  places: Uint32Array
  probabilities: Float64Array
}

/** Translations of one language's words into another: an object for each of them would take ten times the memory. */
export class TranslationTable {
  readonly arrays: TableArrays
  readonly #places: ReadonlyMap<string, number>

  constructor(arrays: TableArrays) {
    this.arrays = arrays
    this.#places = new Map(arrays.keys.map((key, place) => [key, place]))
  }

  static of(learned: ReadonlyMap<string, readonly Translation[]>): TranslationTable {
    const all = [...learned.values()].flat()
    const words = [...new Set(all.map(({ word }) => word))]
    const places = new Map(words.map((word, place) => [word, place]))
    const starts = [0]
    for (const { length } of learned.values()) starts.push(starts.at(-1)! + length)
    return new TranslationTable({
      keys: [...learned.keys()],
      words,
      starts: Uint32Array.from(starts),
      places: Uint32Array.from(all, ({ word }) => places.get(word)!),
      probabilities: Float64Array.from(all, ({ probability }) => probability),
    })
  }

  /** The same, of texts that are held already where they are among these. */
  sharing(texts: ReadonlyMap<string, string>): TranslationTable {
    const held = (all: readonly string[]) => all.map((text) => texts.get(text) ?? text)
    const { keys, words, ...numbers } = this.arrays
    return new TranslationTable({ ...numbers, keys: held(keys), words: held(words) })
  }

  /** The likeliest first; undefined of a word that the table does not have. */
  get(key: string): Translation[] | undefined {
    const place = this.#places.get(key)
    if (place === undefined) return undefined
    const { starts, places, words, probabilities } = this.arrays
    const [start, end] = [starts[place]!, starts[place + 1]!]
    return Array.from({ length: end - start }, (_, next) => ({
      word: words[places[start + next]!]!,
      probability: probabilities[start + next]!,
    }))
  }
}

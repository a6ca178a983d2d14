import type { Lexicon } from '../analysis/lexicon.ts'

/** Longer words are not looked for by one wrong character. */
const longest = 4

/** Of a lexicon, ids of short words by their length and first character, and by their length and last. */
export class WordsByEnds {
  readonly #lexicon: Lexicon
  readonly #ids = new Map<number, number[]>()
  /** Words that were put into the lists: a lexicon only grows. */
  #listed = 0

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon
  }

  /** Ids, ascending, of the words that are one character from a text of two to four. */
  oneCharacterFrom(text: string): number[] {
    this.#listNew()
    const { length } = text
    const first = this.#ids.get(keyOf('first', length, text.charCodeAt(0))) ?? []
    const last = this.#ids.get(keyOf('last', length, text.charCodeAt(length - 1))) ?? []
    const near = (id: number) => this.#lexicon.differences(id, text) === 1
    // With one character wrong, the first or the last is right; with one between them wrong, both are.
    const others = last.filter((id) => this.#lexicon.initial(id) !== text.charCodeAt(0))
    return [...first.filter(near), ...others.filter(near)].sort((one, other) => one - other)
  }

  #listNew(): void {
    for (; this.#listed < this.#lexicon.size; this.#listed++) {
      const length = this.#lexicon.wordLength(this.#listed)
      if (length < 2 || length > longest) continue
      this.#list(keyOf('first', length, this.#lexicon.initial(this.#listed)))
      this.#list(keyOf('last', length, this.#lexicon.final(this.#listed)))
    }
  }

  #list(key: number): void {
    const ids = this.#ids.get(key)
    if (ids) ids.push(this.#listed)
    else this.#ids.set(key, [this.#listed])
  }
}

function keyOf(end: 'first' | 'last', length: number, unit: number): number {
  return (length * 2 + Number(end === 'last')) * 65_536 + unit
}

const known = new WeakMap<Lexicon, WordsByEnds>()

/** The lists of a lexicon, made when they are first asked for. */
export function wordsByEnds(lexicon: Lexicon): WordsByEnds {
  const words = known.get(lexicon) ?? new WordsByEnds(lexicon)
  known.set(lexicon, words)
  return words
}

/**
 * On the printed text: the end of a sentence and the beginning of the next. The sign comes first, as few signs are
 * one; what stands before it tells an end from an abbreviation.
 */
const sentence = /[.!?](?:(?<=[)»”"’\]].)|(?<=(\p{Lu}{2}).)|(?<=([\p{L}\p{N}]{3}).))["”»)]?\s+["“«(]?\p{Lu}/gu

/** Not where a page that was copied breaks a list. */
const lineEnd = /\n(?<!(?:[,;&]|(?<!\p{L})(?:and|or|и|или))[ \t\r]?\n)(?!\s?(?:and|or|и|или)(?!\p{L}))/gu

/**
 * The ends of sentences and lines of a text, asked for from its beginning to its end: each place is looked at once,
 * however often it is asked whether one lies between two places. Neither may go back.
 */
export class Breaks {
  readonly #text: string
  /** The sentence's end found last, with what it is known by; null when there is none any more. */
  #sentence: { start: number; end: number } | null = { start: -1, end: -1 }
  #line: number | null = -1

  constructor(text: string) {
    this.#text = text
  }

  /** Whether a sentence ends, and another begins, between two places. */
  hasSentence(from: number, to: number): boolean {
    while (this.#sentence && this.#sentence.start < from)
      this.#sentence = this.#nextSentence(this.#sentence.end)
    const isEnd = this.#sentence !== null && this.#sentence.end <= to
    return isEnd || this.hasLine(from, to)
  }

  /** Whether a line ends between two places. */
  hasLine(from: number, to: number): boolean {
    if (this.#line !== null && this.#line < from) {
      lineEnd.lastIndex = from
      this.#line = lineEnd.exec(this.#text)?.index ?? null
    }
    return this.#line !== null && this.#line < to
  }

  #nextSentence(behind: number): { start: number; end: number } | null {
    sentence.lastIndex = Math.max(behind, 0)
    const found = sentence.exec(this.#text)
    if (!found) return null
    const before = found[1]?.length ?? found[2]?.length ?? 1
    return { start: found.index - before, end: found.index + found[0].length }
  }
}

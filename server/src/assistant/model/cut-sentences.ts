import type { CitedSentence } from './check-sentence.ts'

/** A sentence as it came from a model, in its paragraph. */
export interface CutSentence extends CitedSentence {
  /** Counted from 0. */
  paragraph: number
}

/** What a point behind does not end: "Art. 5", «ст. 5», "e.g. this", initials. */
const abbreviation =
  /(?:^|[^\p{L}])(?:\p{L}|arts?|secs?|para|paras|cl|ch|pp?|no|nos|vs?|etc|inc|ltd|co|corp|mr|ms|dr|st|eg|ie|cf|е\.g|i\.e|e\.g|u\.s|ст|чч?|пп?|подп|абз|гл|разд|гг?|др|т\.\s?[дпек]|им|руб|коп|тыс|млн|млрд|см|напр|ред|обл|ул|ок)\.$/iu

/** A sentence's last character with what closes behind it, and its marks of passages. */
const end = /(?:[。！？]+|[.!?]+)["”’»)\]）」』]*(?:\s*[[【]\s*\d+(?:\s*[,，、;]\s*\d+)*\s*[\]】])*/gu
const mark = /\s*[[【]\s*(\d{1,4}(?:\s*[,，、;]\s*\d{1,4})*)\s*[\]】]/gu

/** A sentence without an end is cut here: nobody reads one as long. */
const longestSentence = 1500

/** Where the first sentence of a text ends; null where more must come before that can be told. */
function firstEnd(text: string, isWhole: boolean): number | null {
  for (const { 0: found, index } of text.matchAll(end)) {
    const to = index + found.length
    const [before, behind] = [text.slice(0, index + 1), text.slice(to)]
    if (found.startsWith('.') && (abbreviation.test(before) || /(?:^|\n)\s*\d{1,2}\.$/.test(before))) continue
    // A point or a mark may go on, or the next passage be cited, in what has not come yet.
    if (!isWhole && /^\s*(?:[[【][^\]】]{0,12})?$/.test(behind)) return null
    if (found.startsWith('.') && /^(?:[\p{L}\p{N}]|\s+\p{Ll})/u.test(behind)) continue
    // Within an address or a word a mark ends nothing.
    if (/^[!?]/.test(found) && /^[\p{Lu}\p{Ll}\p{N}=&%#/_~+-]/u.test(behind)) continue
    return to
  }
  return null
}

/** Marks of lists, headings and emphasis are not of the sentence; whatever else a model writes is plain text. */
function tidy(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, (sign) => (sign === '\t' ? ' ' : ''))
    .replace(/^\s*(?:#{1,6}\s+|>\s+|[-*•]\s+|\d{1,2}[.)]\s+)+/u, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+([,.;:!?。，；：！？、])/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A sentence with the passages that its marks name; null of one that says nothing. */
function readSentence(raw: string, paragraph: number): CutSentence | null {
  const passages = Array.from(raw.matchAll(mark), ([, list = '']) =>
    list.split(/[,，、;]/).map(Number),
  ).flat()
  const text = tidy(raw.replace(mark, ''))
  return /[\p{L}\p{N}]/u.test(text) ? { text, passages: [...new Set(passages)], paragraph } : null
}

/** Cuts what a model writes into sentences as it comes, each as soon as its end is plain. */
export class SentenceCutter {
  #held = ''
  #paragraph = 0
  /** Whether this paragraph has a sentence. */
  #isBegun = false

  /** The sentences that are whole by another piece of the text. */
  push(piece: string): CutSentence[] {
    this.#held += piece
    return this.#cut(false)
  }

  /** The sentences that are left. */
  end(): CutSentence[] {
    return this.#cut(true)
  }

  #cut(isWhole: boolean): CutSentence[] {
    const sentences: CutSentence[] = []
    for (;;) {
      const line = /\n/.exec(this.#held)?.index ?? this.#held.length
      const inLine = this.#held.slice(0, line)
      const hasLine = line < this.#held.length
      const to =
        firstEnd(inLine, isWhole || hasLine) ??
        (hasLine || isWhole || inLine.length > longestSentence ? inLine.length : null)
      if (to === null) return sentences
      const sentence = readSentence(inLine.slice(0, to), this.#paragraph)
      if (sentence) sentences.push(sentence)
      this.#isBegun ||= sentence !== null
      this.#held = this.#held.slice(to)
      if (hasLine && to === line) this.#nextLine()
      else if (isWhole && this.#held.trim() === '') return sentences
    }
  }

  #nextLine(): void {
    this.#held = this.#held.slice(1)
    if (!this.#isBegun) return
    this.#paragraph += 1
    this.#isBegun = false
  }
}

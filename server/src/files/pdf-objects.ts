/** The value that an object of a PDF has; of texts and words it is of no interest here which. */
export type PdfValue = number | PdfName | PdfReference | PdfValue[] | PdfDictionary | null
export type PdfDictionary = Map<string, PdfValue>

export interface PdfName {
  name: string
}

export interface PdfReference {
  refersTo: number
}

/** Deeper than this, nobody writes. */
const mostLevels = 100

const gap = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])`
const regular = String.raw`[^\0\t\n\f\r ()<>[\]{}/%]`

const token = new RegExp(
  `${gap}*(?:(?<opening><<|\\[)|(?<closing>>>|\\])|/(?<name>${regular}*)|` +
    `(?<reference>\\d{1,10})${gap}+\\d{1,10}${gap}+R(?!${regular})|` +
    `(?<number>[+-]?\\d+)(?!${regular})|(?<text>\\()|<[^<>]*>|${regular}+|[^])`,
  'y',
)

/** Any letter of a name may be written by its number. */
export function plainNames(text: string): string {
  return text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/**
 * Reads values (ISO 32000-2, 7.3) as leniently as readers do: what stands where it should not is passed over.
 *
 * @throws RangeError where they lie too deep in each other
 */
export class PdfReader {
  readonly #text: string
  at: number

  constructor(text: string, at = 0) {
    this.#text = text
    this.at = at
  }

  read(): PdfValue {
    return this.#read(0) ?? null
  }

  /** Undefined where something ends. */
  #read(level: number): PdfValue | undefined {
    if (level > mostLevels) throw new RangeError('Too deep.')
    token.lastIndex = this.at
    const found = token.exec(this.#text)
    if (!found) {
      this.at = this.#text.length
      return undefined
    }
    this.at = token.lastIndex
    const { opening, closing, name, reference, number, text } = found.groups!
    if (closing) return undefined
    if (opening === '<<') return this.#readDictionary(level)
    if (opening) return this.#readList(level)
    if (text) this.#passText()
    if (name !== undefined) return { name: plainNames(name) }
    if (reference) return { refersTo: Number(reference) }
    return number ? Number(number) : null
  }

  #readList(level: number): PdfValue[] {
    const list: PdfValue[] = []
    for (let one = this.#read(level + 1); one !== undefined; one = this.#read(level + 1)) list.push(one)
    return list
  }

  #readDictionary(level: number): PdfDictionary {
    const dictionary: PdfDictionary = new Map()
    for (let key = this.#read(level + 1); key !== undefined; key = this.#read(level + 1)) {
      if (!isName(key)) continue
      const value = this.#read(level + 1)
      if (value === undefined) break
      dictionary.set(key.name, value)
    }
    return dictionary
  }

  /** Brackets stand in pairs within a text, or behind a backslash. */
  #passText(): void {
    for (let open = 1; open > 0 && this.at < this.#text.length; this.at += 1) {
      const letter = this.#text[this.at]
      if (letter === '\\') this.at += 1
      else if (letter === '(') open += 1
      else if (letter === ')') open -= 1
    }
  }
}

export const isName = (value: PdfValue | undefined): value is PdfName =>
  value != null && typeof value === 'object' && 'name' in value

export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  value != null && typeof value === 'object' && 'refersTo' in value

/** Where objects begin, by their numbers; a number may have several, of which the last is usually meant. */
export function* objectsOf(text: string): Generator<{ number: number; at: number }> {
  const beginning = new RegExp(`(?<!\\d)(\\d{1,10})${gap}+\\d{1,10}${gap}+obj(?!${regular})`, 'g')
  for (const found of text.matchAll(beginning)) {
    yield { number: Number(found[1]), at: found.index + found[0].length }
  }
}

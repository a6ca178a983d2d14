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

/** Nor a number of more digits: it may be that of an object, in disguise. */
const mostDigits = 1000

const regular = String.raw`[^\0\t\n\f\r ()<>[\]{}/%]`

const token = new RegExp(
  `(?<opening><<|\\[)|(?<closing>>>|\\])|/(?<name>${regular}*)|(?<number>[+-]?\\d{1,${mostDigits}})(?!${regular})|` +
    `(?<endless>[+-]?\\d{${mostDigits}})|(?<text>\\()|<[^<>]*>|${regular}+|[^]`,
  'y',
)
const isRegular = new RegExp(regular)

/** A text of which it is known where the gap behind each place ends: spaces, ends of lines, and comments. */
export interface PdfText {
  text: string
  afterGap: Int32Array
}

const spaces: ReadonlySet<number> = new Set([0, 9, 10, 12, 13, 32])
const [lineFeed, carriageReturn, percent] = [10, 13, 37]

/** Reads it once, from its end: what would look for the end of each gap anew might read it all as often as it has gaps. */
export function openPdfText(text: string): PdfText {
  const end = text.length
  const afterGap = new Int32Array(end + 1)
  afterGap[end] = end
  let lineEnd = end
  for (let at = end - 1; at >= 0; at -= 1) {
    const code = text.charCodeAt(at)
    if (code === lineFeed || code === carriageReturn) lineEnd = at
    if (spaces.has(code)) afterGap[at] = afterGap[at + 1]!
    else afterGap[at] = code === percent ? afterGap[lineEnd]! : at
  }
  return { text, afterGap }
}

const digits = /\d+/y

/** Where a word ends that stands behind a number's end, a gap, another number and a gap; undefined where none does. */
function afterWord({ text, afterGap }: PdfText, numberEnd: number, word: string): number | undefined {
  const second = afterGap[numberEnd]!
  if (second === numberEnd) return undefined
  digits.lastIndex = second
  if (!digits.test(text)) return undefined
  const secondEnd = digits.lastIndex
  const from = afterGap[secondEnd]!
  return from > secondEnd && text.startsWith(word, from) ? from + word.length : undefined
}

/** Any letter of a name may be written by its number. */
export function plainNames(text: string): string {
  return text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/**
 * Reads values (ISO 32000-2, 7.3) as leniently as readers do: what stands where it should not is passed over.
 *
 * @throws RangeError where they lie too deep in each other, or a number has too many digits
 */
export class PdfReader {
  readonly #within: PdfText
  at: number

  constructor(within: PdfText, at = 0) {
    this.#within = within
    this.at = at
  }

  read(): PdfValue {
    return this.#read(0) ?? null
  }

  /** Undefined where something ends. */
  #read(level: number): PdfValue | undefined {
    if (level > mostLevels) throw new RangeError('Too deep.')
    const { text, afterGap } = this.#within
    token.lastIndex = afterGap[this.at] ?? text.length
    const found = token.exec(text)
    if (!found) {
      this.at = text.length
      return undefined
    }
    this.at = token.lastIndex
    const { opening, closing, name, number, endless, text: isText } = found.groups!
    if (endless) throw new RangeError('Too many digits.')
    if (closing) return undefined
    if (opening === '<<') return this.#readDictionary(level)
    if (opening) return this.#readList(level)
    if (isText) this.#passText()
    if (name !== undefined) return { name: plainNames(name) }
    return number ? this.#readNumber(Number(number)) : null
  }

  /** A number, or the reference that begins with it. */
  #readNumber(number: number): PdfValue {
    const end = afterWord(this.#within, this.at, 'R')
    if (end === undefined || isRegular.test(this.#within.text.charAt(end))) return number
    this.at = end
    return { refersTo: number }
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
    const { text } = this.#within
    for (let open = 1; open > 0 && this.at < text.length; this.at += 1) {
      const letter = text[this.at]
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
export function* objectsOf(within: PdfText): Generator<{ number: number; at: number }> {
  for (const found of within.text.matchAll(/\d+/g)) {
    const at = afterWord(within, found.index + found[0].length, 'obj')
    if (at !== undefined) yield { number: Number(found[0]), at }
  }
}

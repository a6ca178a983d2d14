import { Refusal, refuseField } from '../../kernel/refusal.ts'
import { openZip, ZipBroken, type Zip } from '../../kernel/open-zip.ts'
import { walk, type Visitor } from '../../kernel/walk-xml.ts'
import { readLists, WordNumbers, type ListPlace } from './word-numbers.ts'
import { readStyles, type Styles } from './word-styles.ts'

/** A paragraph of a Word document that says something. */
export interface WordParagraph {
  text: string
  /** Level of a heading, from 1; 0 of the document's title; null of a paragraph. */
  heading: number | null
  /** The number that Word writes before it: it does not stand in the text. */
  number: string | null
}

export type LeftOut = 'pictures' | 'notes' | 'comments'

export interface WordRead {
  paragraphs: WordParagraph[]
  leftOut: LeftOut[]
}

/** Paragraphs that a document may have. */
const mostParagraphs = 3000

const leftOutBy: Readonly<Record<string, LeftOut>> = {
  'w:drawing': 'pictures',
  'w:pict': 'pictures',
  'w:object': 'pictures',
  'w:footnoteReference': 'notes',
  'w:endnoteReference': 'notes',
  'w:commentReference': 'comments',
}

const passedOver: ReadonlySet<string> = new Set(['mc:Fallback', 'w:pPrChange'])

interface Open extends ListPlace {
  text: string
  style: string
}

/** Reads the text of a document, paragraph by paragraph, as it stands with its changes accepted. */
class Paragraphs implements Visitor {
  readonly read: WordParagraph[] = []
  readonly leftOut = new Set<LeftOut>()
  readonly #styles: Styles
  readonly #numbers: WordNumbers
  readonly #open: Open[] = []
  #isText = false
  #isUnderlined = false
  /** Within what says again in an older way what was said before, or how a paragraph looked before it was changed. */
  #passed = 0

  constructor(styles: Styles, numbers: WordNumbers) {
    this.#styles = styles
    this.#numbers = numbers
  }

  #add(text: string): void {
    const paragraph = this.#open.at(-1)
    if (paragraph) paragraph.text += text
  }

  readonly open = (name: string, attributes: Record<string, string>): void => {
    if (passedOver.has(name)) this.#passed += 1
    if (this.#passed > 0) return
    const paragraph = this.#open.at(-1)
    const left = leftOutBy[name]
    if (left) this.leftOut.add(left)
    if (name === 'w:p') this.#open.push({ text: '', style: '', list: null, level: null })
    if (name === 'w:r') this.#isUnderlined = false
    if (name === 'w:u') this.#isUnderlined = (attributes['w:val'] ?? 'none') !== 'none'
    if (name === 'w:t') this.#isText = true
    if (name === 'w:tab' || name === 'w:br' || name === 'w:cr') this.#add(' ')
    if (!paragraph) return
    if (name === 'w:pStyle') paragraph.style = attributes['w:val'] ?? ''
    if (name === 'w:numId') paragraph.list = attributes['w:val'] ?? null
    if (name === 'w:ilvl') paragraph.level = Number(attributes['w:val'])
  }

  readonly close = (name: string): void => {
    if (passedOver.has(name)) this.#passed -= 1
    if (this.#passed > 0) return
    if (name === 'w:t') this.#isText = false
    if (name === 'w:p') this.#end()
  }

  readonly text = (text: string): void => {
    if (!this.#isText || this.#passed > 0) return
    // A blank to be filled in is often drawn as underlined spaces.
    this.#add(this.#isUnderlined && text.trim() === '' ? '____' : text)
  }

  #end(): void {
    const paragraph = this.#open.pop()
    if (!paragraph) return
    const { style } = paragraph
    const { heading, list, level } = this.#styles.of(style)
    // What says nothing is counted all the same.
    const place = { list: paragraph.list ?? list, level: paragraph.level ?? level }
    const number = this.#numbers.next(place, style)
    const text = paragraph.text.replace(/[\s\u00a0]+/g, ' ').trim()
    if (!text) return
    this.read.push({ text, heading, number })
    if (this.read.length > mostParagraphs) throw new ZipBroken('has too many paragraphs')
  }
}

/** What ends so stands apart without a space. */
const wide = /[）、．。：]$/

/** A paragraph as it is printed, with the number that Word writes before it. */
export function withNumber({ text, number }: WordParagraph): string {
  if (number === null) return text
  return wide.test(number) ? number + text : `${number} ${text}`
}

function openWord(content: Uint8Array): Zip {
  const zip = openZip(content)
  const isWord = zip.names.has('word/document.xml')
  const hasMacros = [...zip.names].some((name) => /vbaProject\.bin$|(^|\/)activeX\//i.test(name))
  if (!isWord || hasMacros) throw new Refusal('typeNotSupported')
  return zip
}

/**
 * Reads a Word document (Office Open XML).
 *
 * @throws Refusal where it is no Word document, or has macros
 * @throws InputInvalid where it is damaged, or larger inside than any contract
 */
export function readWord(content: Uint8Array): WordRead {
  const isZip = content[0] === 0x50 && content[1] === 0x4b
  if (!isZip) throw new Refusal('typeNotSupported')
  try {
    const zip = openWord(content)
    const styles = readStyles(zip.text('word/styles.xml'))
    const numbers = new WordNumbers(readLists(zip.text('word/numbering.xml')))
    const paragraphs = new Paragraphs(styles, numbers)
    walk(zip.text('word/document.xml') ?? '', paragraphs)
    return { paragraphs: paragraphs.read, leftOut: [...paragraphs.leftOut].sort() }
  } catch (error) {
    if (error instanceof ZipBroken) refuseField('file', 'documentDamaged')
    throw error
  }
}

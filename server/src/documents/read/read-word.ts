import { SaxesParser } from 'saxes'
import { Refusal, refuseField } from '../../kernel/refusal.ts'
import { openZip, ZipBroken, type Zip } from '../../kernel/open-zip.ts'

/** A paragraph of a Word document that says something. */
export interface WordParagraph {
  text: string
  /** Level of a heading, from 1; 0 of the document's title; null of a paragraph. */
  heading: number | null
  /** Its number is made by Word: it does not stand in the text. */
  isNumbered: boolean
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

interface Visitor {
  open(name: string, attributes: Record<string, string>): void
  close(name: string): void
  text?(text: string): void
}

/** Walks an XML part; one that defines entities is refused, as is one that is not well-formed. */
function walk(xml: string, { open, close, text }: Visitor): void {
  const parser = new SaxesParser()
  parser.on('doctype', () => {
    throw new ZipBroken('defines a document type')
  })
  parser.on('error', () => {
    throw new ZipBroken('is not well-formed')
  })
  parser.on('opentag', ({ name, attributes }) => open(name, attributes))
  parser.on('closetag', ({ name }) => close(name))
  if (text) parser.on('text', text)
  parser.write(xml).close()
}

/** The level that a style's name says: "heading 2", "标题 2"; 0 of a title. */
function levelOfName(name: string): number | null {
  const level = /^(?:heading|标题|заголовок)\s*(\d)$/i.exec(name)?.[1]
  if (level !== undefined) return Number(level)
  return /^(?:title|标题|название)$/i.test(name) ? 0 : null
}

/** The levels of heading styles, by the ids that paragraphs name them by. */
function headingStyles(xml: string): Map<string, number> {
  const levels = new Map<string, number>()
  let style: string | null = null
  walk(xml, {
    open(name, attributes) {
      if (name === 'w:style') style = attributes['w:styleId'] ?? null
      const level = name === 'w:name' && style !== null ? levelOfName(attributes['w:val'] ?? '') : null
      if (level !== null && style !== null) levels.set(style, level)
    },
    close(name) {
      if (name === 'w:style') style = null
    },
  })
  return levels
}

interface Open {
  text: string
  style: string
  isNumbered: boolean
}

/** Reads the text of a document, paragraph by paragraph, as it stands with its changes accepted. */
class Paragraphs implements Visitor {
  readonly read: WordParagraph[] = []
  readonly leftOut = new Set<LeftOut>()
  readonly #levels: ReadonlyMap<string, number>
  readonly #open: Open[] = []
  #isText = false
  #isUnderlined = false
  /** Within what says again in an older way what was said before. */
  #fallbacks = 0

  constructor(levels: ReadonlyMap<string, number>) {
    this.#levels = levels
  }

  #add(text: string): void {
    const paragraph = this.#open.at(-1)
    if (paragraph) paragraph.text += text
  }

  readonly open = (name: string, attributes: Record<string, string>): void => {
    if (name === 'mc:Fallback') this.#fallbacks += 1
    if (this.#fallbacks > 0) return
    const paragraph = this.#open.at(-1)
    const left = leftOutBy[name]
    if (left) this.leftOut.add(left)
    if (name === 'w:p') this.#open.push({ text: '', style: '', isNumbered: false })
    if (name === 'w:r') this.#isUnderlined = false
    if (name === 'w:u') this.#isUnderlined = (attributes['w:val'] ?? 'none') !== 'none'
    if (name === 'w:t') this.#isText = true
    if (name === 'w:tab' || name === 'w:br' || name === 'w:cr') this.#add(' ')
    if (!paragraph) return
    if (name === 'w:pStyle') paragraph.style = attributes['w:val'] ?? ''
    if (name === 'w:numPr') paragraph.isNumbered = true
  }

  readonly close = (name: string): void => {
    if (name === 'mc:Fallback') this.#fallbacks -= 1
    if (this.#fallbacks > 0) return
    if (name === 'w:t') this.#isText = false
    if (name === 'w:p') this.#end()
  }

  readonly text = (text: string): void => {
    if (!this.#isText || this.#fallbacks > 0) return
    // A blank to be filled in is often drawn as underlined spaces.
    this.#add(this.#isUnderlined && text.trim() === '' ? '____' : text)
  }

  #end(): void {
    const paragraph = this.#open.pop()
    const text = paragraph?.text.replace(/[\s\u00a0]+/g, ' ').trim()
    if (!paragraph || !text) return
    const { style, isNumbered } = paragraph
    this.read.push({ text, heading: this.#levels.get(style) ?? null, isNumbered })
    if (this.read.length > mostParagraphs) throw new ZipBroken('has too many paragraphs')
  }
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
    const styles = zip.text('word/styles.xml')
    const paragraphs = new Paragraphs(styles === null ? new Map() : headingStyles(styles))
    walk(zip.text('word/document.xml') ?? '', paragraphs)
    return { paragraphs: paragraphs.read, leftOut: [...paragraphs.leftOut].sort() }
  } catch (error) {
    if (error instanceof ZipBroken) refuseField('file', 'documentDamaged')
    throw error
  }
}

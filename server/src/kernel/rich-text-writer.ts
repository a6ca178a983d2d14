import { isUnseen } from './unseen.ts'
import { escapeXml } from './xml.ts'

/** Control characters, those that turn the direction of what follows, and those that no document may have. */
const unseen = /(?![\t\n\f\r])\p{Cc}|\p{Bidi_Control}|[\ufeff\ufffe\uffff]/gu

/** Lists and quotations within each other. */
const deepest = 6

const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
const plain = (text: string) =>
  text
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => characters[entity]!)
    .replace(unseen, '')
    .toWellFormed()

/** The address of another site or a mailbox, as a browser reads it; null for any other. */
function addressOf(href: string | undefined): string | null {
  const url = href === undefined ? null : URL.parse(plain(href).trim())
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null
}

const fileId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const nameOfBlock: Record<string, string> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' }
const nameOfMark: Record<string, string> = { b: 'strong', strong: 'strong', i: 'em', em: 'em' }
const containers = ['ul', 'ol', 'li', 'blockquote', 'table', 'tr', 'th', 'td']
const isCell = (tag: string | undefined) => tag === 'th' || tag === 'td'

/** What words that stand right in a container are put into there. */
const within: Record<string, readonly string[]> = {
  // Words between the items of a list are an item.
  ul: ['li'],
  ol: ['li'],
  table: ['tr', 'td'],
  tr: ['td'],
}

interface Container {
  tag: string
}

interface Given extends Container {
  /** Those that are written for it and what it stands in, without what is out of place or too deep. */
  path: readonly Container[]
}

/** What was written when a table began. */
interface Before {
  html: string
  written: readonly Container[]
  lines: number
}

/** The end tags of what no longer is around, the start tags of what now is. */
function lead<Part>(
  open: Part[],
  wanted: readonly Part[],
  write: (part: Part, isEnd: boolean) => void,
): void {
  let same = 0
  while (same < open.length && open[same] === wanted[same]) same += 1
  while (open.length > same) write(open.pop()!, true)
  for (const part of wanted.slice(same)) {
    write(part, false)
    open.push(part)
  }
}

/**
 * Writes a formatted text in its one form: a tag only where a word needs it, so that nothing is empty, crossed or out
 * of its place, whatever was given.
 */
export class RichTextWriter {
  private html = ''
  private readonly lines: string[] = []
  private readonly given: Given[] = []
  private readonly written: Container[] = []
  private beforeTable: Before | null = null
  /** A picture was written, whose figure may go on with what is said below it. */
  private isFigureOpen = false
  private captions = 0
  /** What the next words begin with, where no block is open. */
  private kind = 'p'
  private block: string | null = null
  private line = ''
  private bold = 0
  private italic = 0
  private readonly addresses: (string | null)[] = []
  private readonly marks: string[] = []
  /** Spaces and line breaks that stand only between words. */
  private gap = ''

  open(tag: string, href: string | undefined): void {
    const mark = nameOfMark[tag]
    if (tag === 'a') this.addresses.push(addressOf(href))
    else if (mark === 'strong') this.bold += 1
    else if (mark === 'em') this.italic += 1
    else if (tag === 'br') this.gap = this.gap.replaceAll(' ', '').slice(0, 1) + '\n'
    else {
      this.endBlock()
      if (tag === 'figcaption') this.captions += 1
      if (containers.includes(tag)) this.enter(tag)
      else this.kind = nameOfBlock[tag] ?? 'p'
    }
  }

  close(tag: string): void {
    const mark = nameOfMark[tag]
    if (tag === 'a') this.addresses.pop()
    else if (mark === 'strong') this.bold -= 1
    else if (mark === 'em') this.italic -= 1
    else {
      this.endBlock()
      if (tag === 'figcaption') this.captions -= 1
      else if (tag === 'figure') this.endFigure()
      if (this.given.at(-1)?.tag === tag) this.leave(this.given.pop()!)
    }
  }

  /** @param escaped as it stands between tags */
  say(escaped: string): void {
    for (const [word] of plain(escaped).matchAll(/[\t\n\f\r \u2028\u2029]+|[^\t\n\f\r \u2028\u2029]+/g)) {
      if (/^[\t\n\f\r \u2028\u2029]/.test(word)) this.gap ||= ' '
      else this.write(word)
    }
  }

  /** A picture, which stands in nothing else; none without its words, or of another place than the portal's files. */
  show(picture: string | undefined, escaped: string | undefined): void {
    const text = escapeXml(plain(escaped ?? ''))
      .replace(/\s+/g, ' ')
      .trim()
    const id = picture?.toLowerCase() ?? ''
    if (this.path.length > 0 || !fileId.test(id) || isUnseen(text)) return
    this.endBlock()
    this.endFigure()
    lead(this.written, [], this.writeContainer)
    this.html += `<figure><img data-picture="${id}" alt="${text}">`
    this.isFigureOpen = true
  }

  end(): { html: string; text: string } {
    this.endBlock()
    this.endFigure()
    lead(this.written, [], this.writeContainer)
    return { html: this.html, text: this.lines.join('\n') }
  }

  private get path(): readonly Container[] {
    return this.given.at(-1)?.path ?? []
  }

  private enter(tag: string): void {
    const { path } = this
    const isWritten = this.mayEnter(tag)
    if (isWritten) this.endFigure()
    if (isWritten && tag === 'table') {
      this.beforeTable = { html: this.html, written: [...this.written], lines: this.lines.length }
    }
    this.given.push({ tag, path: isWritten ? [...path, { tag }] : path })
  }

  /** Whether a container has its place in what is around; a table stands in nothing else. */
  private mayEnter(tag: string): boolean {
    const { path } = this
    const parent = path.at(-1)?.tag
    if (tag === 'table') return path.length === 0
    if (tag === 'tr') return parent === 'table'
    if (isCell(tag)) return parent === 'tr'
    const isInList = parent === 'ul' || parent === 'ol'
    if (tag === 'li') return isInList
    const depth = path.filter((container) => container.tag !== 'li').length
    return !isInList && path[0]?.tag !== 'table' && depth < deepest
  }

  /** A cell keeps its column, if nothing is in it; a table in which nothing is goes whole. */
  private leave({ tag, path }: Given): void {
    if (isCell(tag) && path.at(-1)?.tag === tag) lead(this.written, path, this.writeContainer)
    if (tag !== 'table' || path.length !== 1 || this.beforeTable === null) return
    const { html, written, lines } = this.beforeTable
    if (lines < this.lines.length) return
    this.html = html
    this.written.splice(0, Infinity, ...written)
  }

  private readonly writeContainer = ({ tag }: Container, isEnd: boolean): void => {
    // As browsers have it.
    const name = tag === 'table' ? ['table', 'tbody'] : [tag]
    this.html += isEnd
      ? name
          .toReversed()
          .map((one) => `</${one}>`)
          .join('')
      : name.map((one) => `<${one}>`).join('')
  }

  private write(word: string): void {
    if (this.block === null) this.beginBlock()
    const isCaption = this.block === 'figcaption'
    if (isCaption && this.gap !== '') this.gap = ' '
    const address = this.addresses.findLast((one) => one !== null)
    // What is said below a picture is plain.
    const wanted = isCaption
      ? []
      : [
          ...(address === undefined ? [] : [`a href="${escapeXml(address)}" rel="nofollow noopener"`]),
          ...(this.bold > 0 ? ['strong'] : []),
          ...(this.italic > 0 ? ['em'] : []),
        ]
    const kept = this.marks.findIndex((mark, place) => mark !== wanted[place])
    this.leadMarks(kept === -1 ? this.marks : this.marks.slice(0, kept))
    this.html += this.gap.replaceAll('\n', '<br>')
    this.leadMarks(wanted)
    this.html += escapeXml(word)
    this.line += this.gap + word
    this.gap = ''
  }

  private leadMarks(wanted: readonly string[]): void {
    lead(this.marks, [...wanted], (mark, isEnd) => {
      this.html += isEnd ? `</${mark.split(' ')[0]}>` : `<${mark}>`
    })
  }

  private beginBlock(): void {
    const last = this.path.at(-1)?.tag ?? ''
    // A figure has one.
    const isCaption = this.isFigureOpen && this.captions > 0 && !this.html.endsWith('</figcaption>')
    if (!isCaption) this.endFigure()
    const around = within[last] ?? []
    lead(this.written, [...this.path, ...around.map((tag) => ({ tag }))], this.writeContainer)
    const isPlain = around.length > 0 || last === 'li' || isCell(last)
    this.block = isCaption ? 'figcaption' : isPlain ? 'p' : this.kind
    this.html += `<${this.block}>`
    this.gap = ''
  }

  private endFigure(): void {
    if (this.isFigureOpen) this.html += '</figure>'
    this.isFigureOpen = false
  }

  private endBlock(): void {
    if (this.block !== null) {
      this.leadMarks([])
      this.html += `</${this.block}>`
      this.lines.push(this.line)
    }
    this.block = null
    this.kind = 'p'
    this.line = ''
    this.gap = ''
  }
}

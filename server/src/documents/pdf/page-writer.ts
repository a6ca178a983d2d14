import type { Run } from '../content.ts'
import type { Line, Segment } from './lines.ts'

/** An element of the tree. */
export interface Struct {
  tag: string
  element: ReturnType<PDFKit.PDFDocument['struct']>
}

/** Points. */
export const sheet = { width: 595.28, height: 841.89, side: 71, top: 78, bottom: 72 }
export const textWidth = sheet.width - 2 * sheet.side
const bottom = sheet.height - sheet.bottom
const linkColour = '#1A56A8'

/** What stands at one height: a line, or lines beside each other. */
export interface Item {
  /** Points above it, but at the top of a page. */
  before: number
  height: number
  /** The next one is on the same page. */
  keepsNext?: boolean
  paint(x: number, top: number): void
}

/** A column of a row; what it holds goes on over pages. */
export interface Cell {
  x: number
  items: Item[]
}

interface RowLook {
  frame(top: number, bottom: number): void
  /** Points between the frame and what it holds. */
  padding: number
  /** Names the columns on a page that the row goes on to, and says how high that is. */
  nameAgain?: (top: number) => number
}

/** A text in PDF, where plain ones are names. */
export const literal = (text: string) => Object(text) as string

interface StructOptions {
  lang?: string
  scope?: string
  /** What stands for it where it is not seen. */
  alt?: string
  /** On its page: left, top, right, bottom. */
  bbox?: [number, number, number, number]
}

export interface Inked {
  struct: Struct
  size: number
  colour: string
  /** Where words of a run lead. */
  resolve(address: string): string
}

/** Writes lines on pages, each where its element stands in the tree of the document's structure. */
export class PageWriter {
  readonly doc: PDFKit.PDFDocument
  y = sheet.top
  #open: Struct | null = null
  /** Of the page, by their runs. */
  readonly #links = new Map<Run, Struct>()

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc
  }

  /** An element of the tree, in its parent; without one, its root. */
  struct(parent: Struct | null, tag: string, options: StructOptions = {}): Struct {
    const element = this.doc.struct(tag, options)
    if (parent) parent.element.add(element)
    else this.doc.addStructure(element)
    return { tag, element }
  }

  /** @param after points of what comes behind them, from which the last may not be parted either */
  put(items: readonly Item[], after = 0): void {
    for (const [index, item] of items.entries()) {
      if (this.y > sheet.top && this.#needed(items, index, after) > bottom - this.y) this.nextPage()
      if (this.y > sheet.top) this.y += item.before
      item.paint(sheet.side, this.y)
      this.y += item.height
    }
  }

  /** Points of an item with all that it may not be parted from. */
  #needed(items: readonly Item[], index: number, after: number): number {
    let height = 0
    for (const item of items.slice(index, index + 8)) {
      height += item.before + item.height
      if (!item.keepsNext) return height
    }
    return index + 8 < items.length ? height : height + after
  }

  /** Cells beside each other, on as many pages as they take. */
  putRow(cells: readonly Cell[], { frame, padding, nameAgain }: RowLook): void {
    const places = cells.map(() => 0)
    const least = Math.max(...cells.map(({ items }) => (items[0]?.before ?? 0) + (items[0]?.height ?? 0)))
    const goOn = () => {
      this.nextPage()
      if (nameAgain) this.y += nameAgain(this.y)
    }
    if (this.y > sheet.top && this.y + 2 * padding + least > bottom) goOn()
    for (;;) {
      const top = this.y
      let end = top
      for (const [column, { x, items }] of cells.entries()) {
        let y = top + padding
        for (let item = items[places[column]!]; item; item = items[places[column]!]) {
          const before = y > top + padding ? item.before : 0
          const isFirst = y === top + padding
          if (!isFirst && y + before + item.height + padding > bottom) break
          item.paint(x, y + before)
          y += before + item.height
          places[column]!++
        }
        end = Math.max(end, y + padding)
      }
      this.y = end
      this.artifact(() => frame(top, end))
      if (cells.every(({ items }, column) => places[column] === items.length)) return
      goOn()
    }
  }

  /** Begins a page where there is no room for so many points. */
  keep(height: number): void {
    if (this.y + height > bottom) this.nextPage()
  }

  nextPage(): void {
    this.endPage()
    this.doc.addPage()
    this.y = sheet.top
  }

  /** A link's element knows the page on which it ends. */
  endPage(): void {
    this.closeMark()
    for (const link of this.#links.values()) link.element.end()
    this.#links.clear()
  }

  /** Words of a line: what leads elsewhere is a link, and drawn as one. */
  line(line: Line, x: number, baseline: number, inked: Inked): void {
    for (const segment of line.segments) {
      const { address } = segment.run
      const left = x + segment.x
      if (address === undefined) {
        this.mark(inked.struct)
        this.#draw(segment, left, baseline, line.spacing, inked.size, inked.colour)
        continue
      }
      const link = this.#link(segment.run, inked.struct)
      this.mark(link)
      this.#draw(segment, left, baseline, line.spacing, inked.size, linkColour)
      this.rule(left, baseline + 1.8, segment.width, linkColour, 0.5)
      this.closeMark()
      const area = [left, baseline - inked.size, segment.width, inked.size * 1.3] as const
      const options = { structParent: link.element, Contents: literal(segment.run.text) }
      this.doc.link(...area, inked.resolve(address), options)
    }
  }

  /** Words that lead nowhere. */
  words(line: Line, x: number, baseline: number, size: number, colour: string): void {
    for (const segment of line.segments)
      this.#draw(segment, x + segment.x, baseline, line.spacing, size, colour)
  }

  #link(run: Run, parent: Struct): Struct {
    const held = this.#links.get(run)
    if (held) return held
    const link = this.struct(parent, 'Link')
    this.#links.set(run, link)
    return link
  }

  #draw(
    { face, text, width }: Segment,
    x: number,
    baseline: number,
    spacing: number,
    size: number,
    colour: string,
  ) {
    // What pdfkit would measure again.
    const measured = { textWidth: width, wordCount: 1 }
    this.doc
      // A font that is open already, which the types do not know of.
      .font(face.font as unknown as Buffer, face.name, size)
      .fillColor(colour)
      .text(text, x, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        // Named, even none, what is laid out is not kept for the next time.
        features: [],
        ...measured,
        ...(spacing > 0 && { characterSpacing: spacing }),
      })
  }

  /** What is drawn until the next mark is of this element. */
  mark(struct: Struct): void {
    if (this.#open === struct) return
    this.closeMark()
    struct.element.add(this.doc.markStructureContent(struct.tag))
    this.#open = struct
  }

  closeMark(): void {
    if (this.#open) this.doc.endMarkedContent()
    this.#open = null
  }

  /** Draws what is no part of the text. */
  artifact(draw: () => void, type = 'Layout'): void {
    this.closeMark()
    this.doc.markContent('Artifact', { type: type as 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  rule(x: number, y: number, width: number, colour: string, weight = 0.6): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .strokeColor(colour)
      .stroke()
  }

  bar(x: number, top: number, end: number, colour: string): void {
    this.doc.moveTo(x, top).lineTo(x, end).lineWidth(0.6).strokeColor(colour).stroke()
  }
}

import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import type { Block, DocumentContent, Heading, List, Run } from '../content.ts'
import { languageTags, wellFormed } from '../plain-content.ts'
import { chartItems } from './chart.ts'
import { breakLines } from './lines.ts'
import { baselineOf, ink, leading, quiet, ruleColour, sizes, space, type Place } from './look.ts'
import { numberPages, putMark } from './margins.ts'
import { Outline } from './outline.ts'
import { PageWriter, sheet, textWidth, type Item } from './page-writer.ts'
import { columnsLeast, factRows, putColumns, tableRows } from './tables.ts'
import { Typesetter } from './typesetter.ts'

/** H6 is the last that there is, and H1 the title. */
const deepestHeading = 5
/** Points that lists and quotations stand in. */
const step = 22

/** Writes a tagged PDF. */
export async function writePdf(content: DocumentContent): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PdfDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: languageTags[content.language],
    displayTitle: true,
    bufferPages: true,
    // None of the fonts that every reader has: they know neither Chinese nor Cyrillic.
    font: '',
    info: { Title: wellFormed(content.title), Creator: new URL(content.origin).host, Producer: 'PDFKit' },
  })
  const bytes = buffer(doc)
  new PdfWriter(new PageWriter(doc), content).write()
  doc.end()
  return new Uint8Array(await bytes)
}

/** Makes items of blocks, and puts them on pages. */
class PdfWriter {
  readonly #content: DocumentContent
  readonly #pages: PageWriter
  readonly #typesetter: Typesetter
  readonly #outline: Outline
  /** Of the last heading; the title is above all. */
  #level = 0

  constructor(pages: PageWriter, content: DocumentContent) {
    this.#content = content
    this.#pages = pages
    this.#typesetter = new Typesetter(pages, content)
    this.#outline = new Outline(this.#typesetter, content)
  }

  write(): void {
    const { title, titleLanguage, language, readerLanguage, notes, facts, blocks } = this.#content
    const [pages, typesetter, outline] = [this.#pages, this.#typesetter, this.#outline]
    const root = pages.struct(null, 'Document')
    const text = { parent: root, language, left: 0, width: textWidth, size: sizes.text, isWide: true }
    const reader = { ...text, language: readerLanguage }
    putMark(typesetter, root, this.#content)
    const titled = { ...text, language: titleLanguage ?? language }
    const titleLook = { size: sizes.title, isBold: true, align: 'centre', before: 0 } as const
    pages.put(typesetter.lines('H1', [{ text: title }], titled, titleLook))
    const noteLook = { size: sizes.small, colour: quiet, isItalic: true, before: 8 }
    for (const note of notes) pages.put(typesetter.lines('P', [{ text: note }], reader, noteLook))
    if (facts.length > 0) pages.put([space(10), ...factRows(typesetter, facts, reader)])
    outline.put(root)
    pages.put([space(10)])
    this.#put(blocks, text)
    pages.endPage()
    outline.number()
    numberPages(pages, this.#content)
    root.element.end()
  }

  /** Puts blocks one after the other, headings with what they head. */
  #put(blocks: readonly Block[], place: Place): void {
    const { readerLanguage } = this.#content
    const itemsOf = (inner: readonly Block[], cell: Place) => this.#items(inner, cell)
    let headings: Item[] = []
    for (const block of blocks) {
      if (block.kind === 'heading') {
        headings.push(...this.#itemsOf(block, place))
        continue
      }
      if (block.kind === 'columns') {
        this.#pages.put(headings, columnsLeast)
        putColumns(this.#typesetter, block, place, { readerLanguage, itemsOf })
      } else this.#pages.put([...headings, ...this.#itemsOf(block, place)])
      headings = []
    }
    this.#pages.put(headings)
  }

  /** What blocks are, line by line. */
  #items(blocks: readonly Block[], place: Place): Item[] {
    return blocks.flatMap((block) => this.#itemsOf(block, place))
  }

  #itemsOf(block: Block, outer: Place): Item[] {
    if (block.kind === 'columns')
      return block.columns.flatMap(({ label, language, blocks }) => [
        ...this.#typesetter.label(label, outer),
        ...this.#items(blocks, { ...outer, language }),
      ])
    const place = { ...outer, language: block.language ?? outer.language }
    switch (block.kind) {
      case 'heading':
        return this.#heading(block, place)
      case 'paragraph':
        return this.#paragraph(block.runs, place)
      case 'list':
        return this.#list(block, place)
      case 'quotation':
        return this.#quotation(block.blocks, place)
      case 'table':
        return tableRows(this.#typesetter, block, place, (blocks, cell) => this.#items(blocks, cell))
      case 'facts':
        return [space(6), ...factRows(this.#typesetter, block.facts, place)]
      case 'signature':
        return this.#signature(block.lines, place)
      case 'chart':
        return chartItems(this.#typesetter, block, place)
    }
  }

  #paragraph(runs: readonly Run[], place: Place): Item[] {
    const isChinese = place.language === 'zh'
    const indent = isChinese && place.isWide ? 2 * place.size : 0
    const look = { size: place.size, before: 6, indent, isJustified: isChinese }
    return this.#typesetter.lines('P', runs, place, look)
  }

  #signature(lines: readonly string[], place: Place): Item[] {
    return lines.flatMap((text, index) =>
      this.#typesetter.lines('P', [{ text }], place, {
        size: place.size,
        align: 'right',
        before: index === 0 ? 30 : 3,
        keepsNext: index < lines.length - 1,
      }),
    )
  }

  #heading(heading: Heading, place: Place): Item[] {
    const level = Math.min(heading.level, sizes.headings.length) - 1
    // No level of the tree is left out.
    this.#level = Math.min(heading.level, this.#level + 1, deepestHeading)
    const size = Math.min(sizes.headings[level]!, place.size * 1.3)
    const look = { size, isBold: true, before: size * 1.25, keepsNext: true }
    const runs = [{ text: heading.text }]
    const [first, ...others] = this.#typesetter.lines(`H${level + 2}`, runs, place, look)
    const lead: Item = {
      ...first!,
      paint: (x, top) => {
        this.#outline.arrive(heading, x, top)
        first!.paint(x, top)
      },
    }
    return [lead, ...others]
  }

  #list({ isOrdered, items }: List, place: Place): Item[] {
    const pages = this.#pages
    const struct = this.#typesetter.struct(place.parent, 'L', place.language)
    return items.flatMap((blocks, index) => {
      const item = pages.struct(struct, 'LI')
      const label = pages.struct(item, 'Lbl')
      const inner = indented({ ...place, parent: pages.struct(item, 'LBody') })
      const lines = this.#items(blocks, inner)
      const mark = isOrdered ? `${index + 1}.` : '•'
      const [drawn] = breakLines([{ text: mark }], { language: 'en', size: place.size, width: step })
      const [first, ...others] = lines.length > 0 ? lines : this.#paragraph([], inner)
      const lead: Item = {
        ...first!,
        before: 4,
        paint: (x, top) => {
          pages.mark(label)
          const baseline = baselineOf(top, place.size, leading[place.language])
          pages.words(drawn!, x + place.left + 4, baseline, place.size, ink)
          first!.paint(x, top)
        },
      }
      return [lead, ...others]
    })
  }

  #quotation(blocks: readonly Block[], place: Place): Item[] {
    const parent = this.#typesetter.struct(place.parent, 'BlockQuote', place.language)
    return this.#items(blocks, indented({ ...place, parent })).map((item, index) => {
      const above = index === 0 ? 0 : item.before
      return {
        ...item,
        paint: (x, top) => {
          const isTop = top <= sheet.top
          const from = top - (isTop ? 0 : above)
          this.#pages.artifact(() => this.#pages.bar(x + place.left + 8, from, top + item.height, ruleColour))
          item.paint(x, top)
        },
      }
    })
  }
}

function indented(place: Place): Place {
  return { ...place, left: place.left + step, width: place.width - step, isWide: false }
}

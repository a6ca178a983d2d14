import type { DocumentContent, Heading } from '../content.ts'
import { listedHeadings, wellFormed } from '../plain-content.ts'
import { documentWords } from '../words.ts'
import { breakLines } from './lines.ts'
import { baselineOf, ink, leading, quiet, sizes, space } from './look.ts'
import { literal, sheet, textWidth, type Item, type PageWriter, type Struct } from './page-writer.ts'
import type { Typesetter } from './typesetter.ts'

interface ListedHeading {
  destination: string
  /** Of its line in the list of contents. */
  entry?: { page: number; baseline: number; link: Struct }
  /** From 0. */
  page?: number
}

const entrySize = sizes.text - 0.4

/** Bookmarks and the list of contents, which lead to where headings stand. */
export class Outline {
  readonly #typesetter: Typesetter
  readonly #pages: PageWriter
  readonly #content: DocumentContent
  readonly #listed: Map<Heading, ListedHeading>
  readonly #bookmarks: { level: number; item: PDFKit.PDFOutline }[] = []

  constructor(typesetter: Typesetter, content: DocumentContent) {
    this.#typesetter = typesetter
    this.#pages = typesetter.pages
    this.#content = content
    this.#listed = new Map(
      listedHeadings(content.blocks).map((heading, index) => [heading, { destination: `part-${index + 1}` }]),
    )
  }

  /** Says where a heading stands. */
  arrive(heading: Heading, x: number, top: number): void {
    const { doc } = this.#pages
    const above = Math.max(0, top - 8)
    while (this.#bookmarks.length > 0 && this.#bookmarks.at(-1)!.level >= heading.level) this.#bookmarks.pop()
    const parent = this.#bookmarks.at(-1)?.item ?? doc.outline
    const place = { expanded: false, top: above, left: sheet.width }
    this.#bookmarks.push({ level: heading.level, item: parent.addItem(wellFormed(heading.text), place) })
    const listed = this.#listed.get(heading)
    if (!listed) return
    listed.page = this.#page()
    doc.addNamedDestination(listed.destination, 'XYZ', x, above, null)
  }

  /** Puts the list of contents; the numbers of its pages are known later. */
  put(root: Struct): void {
    if (this.#listed.size === 0) return
    const { language, readerLanguage } = this.#content
    const place = { left: 0, width: textWidth, size: sizes.text, isWide: true }
    const title = this.#typesetter.lines(
      'P',
      [{ text: documentWords(readerLanguage).contents }],
      { ...place, parent: root, language: readerLanguage },
      { size: 12, isBold: true, before: 0, keepsNext: true },
    )
    this.#pages.put([space(14), ...title])
    const toc = this.#typesetter.struct(root, 'TOC', language)
    for (const [heading, listed] of this.#listed) this.#pages.put(this.#entry(toc, heading, listed))
    this.#pages.endPage()
  }

  /** A heading in the list of contents, with dots to where its number will be. */
  #entry(toc: Struct, heading: Heading, listed: ListedHeading): Item[] {
    const { language } = this.#content
    const pages = this.#pages
    const item = this.#typesetter.struct(toc, 'TOCI', heading.language ?? language)
    const link = pages.struct(pages.struct(item, 'Reference'), 'Link')
    const left = Math.min(heading.level - 1, 4) * 16
    const lines = breakLines([{ text: heading.text }], {
      language: heading.language ?? language,
      size: entrySize,
      width: textWidth - left - 40,
    })
    return lines.map((line, index): Item => ({
      before: index === 0 ? 2 : 0,
      height: entrySize * leading[language],
      paint: (x, top) => {
        const baseline = baselineOf(top, entrySize, leading[language])
        pages.mark(link)
        pages.words(line, x + left, baseline, entrySize, ink)
        pages.closeMark()
        if (index < lines.length - 1) return
        listed.entry = { page: this.#page(), baseline, link }
        this.#dots(x + left + line.width + 6, baseline - 1)
      },
    }))
  }

  #dots(from: number, y: number): void {
    const to = sheet.side + textWidth - 24
    if (to <= from) return
    const { doc } = this.#pages
    this.#pages.artifact(() =>
      doc
        .moveTo(from, y)
        .lineTo(to, y)
        .lineWidth(0.5)
        .dash(0.5, { space: 3 })
        .strokeColor(quiet)
        .stroke()
        .undash(),
    )
  }

  /** Writes the numbers of pages into the list of contents. */
  number(): void {
    const pages = this.#pages
    for (const [heading, { entry, page, destination }] of this.#listed) {
      if (!entry || page === undefined) continue
      pages.doc.switchToPage(entry.page)
      const [line] = breakLines([{ text: String(page + 1) }], { language: 'en', size: entrySize, width: 40 })
      pages.mark(entry.link)
      pages.words(line!, sheet.side + textWidth - line!.width, entry.baseline, entrySize, ink)
      pages.closeMark()
      const options = { structParent: entry.link.element, Contents: literal(wellFormed(heading.text)) }
      const top = entry.baseline - entrySize
      pages.doc.goTo(sheet.side, top, textWidth, entrySize * 1.4, destination, options)
      entry.link.element.end()
    }
  }

  #page(): number {
    return this.#pages.doc.bufferedPageRange().count - 1
  }
}

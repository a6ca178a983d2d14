import type { Language } from '@portal/protocol/kernel/languages.ts'
import {
  AlignmentType,
  Bookmark,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  InternalHyperlink,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IParagraphOptions,
  type ParagraphChild,
} from 'docx'
import type {
  Block,
  Columns,
  DocumentContent,
  Fact,
  Heading,
  List,
  Run,
  Signature,
  Table as Rows,
} from './content.ts'
import { languageTags, listedHeadings, resolveAddress, wellFormed } from './plain-content.ts'
import { chartTable } from './word-chart.ts'
import {
  cellMargins,
  deepest,
  everyRule,
  headingLevels,
  linkColour,
  margins,
  noRule,
  numbering,
  quiet,
  rule,
  step,
  textWidth,
  wordStyles,
} from './word-look.ts'
import { documentWords } from './words.ts'

/** What a block stands in. */
interface Place {
  language: Language
  /** Steps inwards. */
  depth: number
  /** What every paragraph there has. */
  shared: IParagraphOptions
}

/** Writes a Word document. */
export async function writeWord(content: DocumentContent): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await Packer.toArrayBuffer(new WordWriter(content).write()))
}

class WordWriter {
  readonly #content: DocumentContent
  readonly #bookmarks: Map<Heading, string>
  /** Numbered lists count each from 1. */
  #lists = 0

  constructor(content: DocumentContent) {
    this.#content = content
    this.#bookmarks = new Map(
      listedHeadings(content.blocks).map((heading, index) => [heading, `part-${index + 1}`]),
    )
  }

  write(): Document {
    const { title, titleLanguage, language, readerLanguage, mark, notes, facts, blocks, origin } =
      this.#content
    const words = documentWords(readerLanguage)
    const said = (text: string, options: object = {}) => this.#runs({ text }, readerLanguage, options)
    return new Document({
      title: wellFormed(title),
      creator: new URL(origin).host,
      styles: wordStyles(language),
      numbering,
      sections: [
        {
          properties: { page: { margin: margins } },
          ...(mark && {
            headers: {
              default: new Header({
                children: [
                  new Paragraph({
                    alignment: AlignmentType.RIGHT,
                    children: said(mark, { size: 18, color: quiet }),
                  }),
                ],
              }),
            },
          }),
          footers: {
            default: new Footer({
              children: [
                new Paragraph({
                  alignment: AlignmentType.CENTER,
                  children: [this.#pageNumbers(words.page)],
                }),
              ],
            }),
          },
          children: [
            new Paragraph({
              heading: HeadingLevel.TITLE,
              alignment: AlignmentType.CENTER,
              children: this.#runs({ text: title }, titleLanguage ?? language),
            }),
            ...notes.map(
              (note) =>
                new Paragraph({
                  children: said(note, { italics: true, color: quiet }),
                  spacing: { after: 120 },
                }),
            ),
            ...(facts.length > 0 ? [this.#factsTable(facts, readerLanguage)] : []),
            ...this.#contents(words.contents),
            ...this.#blocks(blocks, { language, depth: 0, shared: {} }),
          ],
        },
      ],
    })
  }

  #contents(label: string): Paragraph[] {
    if (this.#bookmarks.size === 0) return []
    const { language, readerLanguage } = this.#content
    return [
      new Paragraph({
        children: this.#runs({ text: label }, readerLanguage, { bold: true }),
        spacing: { before: 320, after: 80 },
      }),
      ...[...this.#bookmarks].map(
        ([heading, anchor]) =>
          new Paragraph({
            indent: { left: (heading.level - 1) * 360 },
            children: [
              new InternalHyperlink({
                anchor,
                children: this.#runs({ text: heading.text }, heading.language ?? language, {
                  color: linkColour,
                }),
              }),
            ],
          }),
      ),
    ]
  }

  #blocks(blocks: readonly Block[], place: Place): (Paragraph | Table)[] {
    return blocks.flatMap((block) => this.#block(block, place))
  }

  #block(block: Block, place: Place): (Paragraph | Table)[] {
    if (block.kind === 'columns') return this.#columns(block)
    const language = block.language ?? place.language
    switch (block.kind) {
      case 'heading':
        return [this.#heading(block, language)]
      case 'paragraph':
        return [this.#paragraph(block.runs, { ...place, language })]
      case 'list':
        return this.#list(block, { ...place, language })
      case 'quotation':
        return this.#blocks(block.blocks, {
          language,
          depth: place.depth + 1,
          shared: { ...place.shared, border: { left: { ...rule, size: 12, space: 8 } } },
        })
      case 'table':
        return [this.#table(block, language)]
      case 'facts':
        return [this.#factsTable(block.facts, language)]
      case 'signature':
        return this.#signature(block, language)
      case 'chart':
        return [
          new Paragraph({
            keepNext: true,
            spacing: { before: 200, after: 100 },
            children: this.#runs({ text: block.title }, language, { bold: true, size: 20 }),
          }),
          chartTable(block, (text) => this.#runs({ text }, language, { size: 19 })),
        ]
    }
  }

  #heading(heading: Heading, language: Language): Paragraph {
    const children = this.#runs({ text: heading.text }, language)
    const id = this.#bookmarks.get(heading)
    return new Paragraph({
      heading: headingLevels[Math.min(heading.level, headingLevels.length) - 1]!,
      children: id === undefined ? children : [new Bookmark({ id, children })],
    })
  }

  #paragraph(runs: readonly Run[], { language, depth, shared }: Place): Paragraph {
    return new Paragraph({
      spacing: { after: 120, line: 340 },
      ...(depth > 0 && { indent: { left: depth * step } }),
      ...shared,
      children: runs.flatMap((run) => this.#linked(run, language)),
    })
  }

  /** The first paragraph of an item has its number or bullet, what follows stands below it. */
  #list({ isOrdered, items }: List, place: Place): (Paragraph | Table)[] {
    const instance = this.#lists++
    const level = Math.min(place.depth, deepest - 1)
    const marked: IParagraphOptions = isOrdered
      ? { numbering: { reference: 'numbered', level, instance } }
      : { bullet: { level } }
    return items.flatMap((item) => {
      const [first, ...others] = item
      const isText = first?.kind === 'paragraph'
      const lead = isText
        ? this.#paragraph(first.runs, {
            language: first.language ?? place.language,
            depth: 0,
            shared: { ...place.shared, ...marked },
          })
        : new Paragraph({ ...place.shared, ...marked, children: [] })
      return [lead, ...this.#blocks(isText ? others : item, { ...place, depth: place.depth + 1 })]
    })
  }

  #columns({ columns }: Columns): Table[] {
    const width = Math.floor(textWidth / columns.length)
    return [
      new Table({
        width: { size: 100, type: WidthType.PERCENTAGE },
        columnWidths: columns.map(() => width),
        borders: everyRule,
        rows: [
          new TableRow({
            tableHeader: true,
            children: columns.map(({ label }) => {
              const look = { bold: true, color: quiet }
              const runs = this.#runs({ text: label }, this.#content.readerLanguage, look)
              return new TableCell({ children: [new Paragraph({ children: runs })], margins: cellMargins })
            }),
          }),
          new TableRow({ children: columns.map(({ blocks, language }) => this.#cell(blocks, language)) }),
        ],
      }),
    ]
  }

  #table({ rows }: Rows, language: Language): Table {
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders: everyRule,
      rows: rows.map(
        (cells) =>
          new TableRow({
            tableHeader: cells.every(({ isHead }) => isHead),
            children: cells.map(({ blocks }) => this.#cell(blocks, language)),
          }),
      ),
    })
  }

  #cell(blocks: readonly Block[], language: Language): TableCell {
    const children = this.#blocks(blocks, { language, depth: 0, shared: {} })
    return new TableCell({
      // A cell must end with a paragraph.
      children: children.at(-1) instanceof Paragraph ? children : [...children, new Paragraph({})],
      margins: cellMargins,
    })
  }

  #factsTable(facts: readonly Fact[], language: Language): Table {
    const cell = (children: ParagraphChild[]) => new TableCell({ children: [new Paragraph({ children })] })
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      columnWidths: [2400, textWidth - 2400],
      borders: {
        top: rule,
        bottom: rule,
        left: noRule,
        right: noRule,
        insideVertical: noRule,
        insideHorizontal: rule,
      },
      rows: facts.map(
        ({ label, value, address }) =>
          new TableRow({
            cantSplit: true,
            children: [
              cell(this.#runs({ text: label }, language, { color: quiet })),
              cell(this.#linked({ text: value, ...(address && { address }) }, language)),
            ],
          }),
      ),
    })
  }

  #signature({ lines }: Signature, language: Language): Paragraph[] {
    return lines.map(
      (text, index) =>
        new Paragraph({
          alignment: AlignmentType.RIGHT,
          keepNext: index < lines.length - 1,
          spacing: { before: index === 0 ? 480 : 0, after: 80 },
          children: this.#runs({ text }, language),
        }),
    )
  }

  #linked(run: Run, language: Language): ParagraphChild[] {
    if (run.address === undefined) return this.#runs(run, language)
    const link = resolveAddress(run.address, this.#content.origin)
    return [
      new ExternalHyperlink({
        link,
        children: this.#runs(run, language, { color: linkColour, underline: {} }),
      }),
    ]
  }

  /** A run for each line. */
  #runs(run: Run, language: Language, options: object = {}): TextRun[] {
    const spoken = run.language ?? language
    const tag = languageTags[spoken]
    return wellFormed(run.text)
      .split('\n')
      .map(
        (text, index) =>
          new TextRun({
            text,
            ...(index > 0 && { break: 1 }),
            ...(run.isBold && { bold: true }),
            ...(run.isItalic && { italics: true }),
            ...(spoken !== this.#content.language && { language: { value: tag, eastAsia: tag } }),
            ...options,
          }),
      )
  }

  /** "Page {{page}} of {{pages}}" as fields that Word fills. */
  #pageNumbers(page: string): TextRun {
    const fields: Record<string, (typeof PageNumber)[keyof typeof PageNumber]> = {
      page: PageNumber.CURRENT,
      pages: PageNumber.TOTAL_PAGES,
    }
    const children = page
      .split(/\{\{(\w+)\}\}/)
      .map((part, index) => (index % 2 === 1 ? fields[part]! : part))
    return new TextRun({
      children,
      size: 18,
      color: quiet,
      language: { value: languageTags[this.#content.readerLanguage] },
    })
  }
}

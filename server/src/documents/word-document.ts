import type { Citation } from '@portal/protocol/citations/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
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
  type ParagraphChild,
} from 'docx'

/** A heading of the text; level from 1. */
interface Heading {
  kind: 'heading'
  level: number
  text: string
}

/** A passage: an article or a section, with its number or heading before its paragraphs. */
interface Passage {
  kind: 'passage'
  label: string
  /** Paragraphs divided by line feeds. */
  text: string
  citations: readonly Citation[]
}

/** What a document holds, whatever it is of. */
export interface WordContent {
  title: string
  /** Of the text. */
  language: Language
  /** What the reader must know before the text. */
  notes: string[]
  facts: { label: string; value: string; address?: string }[]
  parts: (Heading | Passage)[]
  contents: string
  /** With places for PageNumber fields. */
  page: string
  /** Before the paths of citations. */
  origin: string
}

/** Fonts that Word and its kin have on every system, for both scripts. */
const fonts = {
  ascii: 'Times New Roman',
  hAnsi: 'Times New Roman',
  cs: 'Times New Roman',
  eastAsia: 'SimSun',
}
const languageTags: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB', ru: 'ru-RU' }
const headingLevels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const
const linkColour = '1A56A8'
const quiet = '566374'

/** Without what XML cannot hold: control characters, halves of surrogate pairs, non-characters. */
export function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}

function run(text: string, options: object = {}): TextRun {
  return new TextRun({ text: plain(text), ...options })
}

function link(text: string, address: string): ExternalHyperlink {
  return new ExternalHyperlink({
    link: encodeURI(address),
    children: [run(text, { color: linkColour, underline: {} })],
  })
}

/** The paragraphs of a passage, its citations as links. */
function paragraphs({ label, text, citations }: Passage, origin: string): Paragraph[] {
  let start = 0
  return text.split('\n').map((line, index) => {
    const from = start
    const end = from + line.length
    start = end + 1
    const children: ParagraphChild[] = index === 0 && label !== '' ? [run(`${label}　`, { bold: true })] : []
    let at = from
    for (const citation of citations) {
      if (citation.start < from || citation.end > end) continue
      if (citation.start > at) children.push(run(text.slice(at, citation.start)))
      children.push(link(text.slice(citation.start, citation.end), origin + citation.address))
      at = citation.end
    }
    if (at < end) children.push(run(text.slice(at, end)))
    return new Paragraph({ children, spacing: { after: 120, line: 340 } })
  })
}

function factsTable(facts: WordContent['facts']): Table {
  const border = { style: BorderStyle.SINGLE, size: 4, color: 'D5DCE5' }
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: [2400, 6600],
    borders: {
      top: border,
      bottom: border,
      left: none,
      right: none,
      insideVertical: none,
      insideHorizontal: border,
    },
    rows: facts.map(
      ({ label, value, address }) =>
        new TableRow({
          cantSplit: true,
          children: [
            new TableCell({ children: [new Paragraph({ children: [run(label, { color: quiet })] })] }),
            new TableCell({
              children: [new Paragraph({ children: [address ? link(value, address) : run(value)] })],
            }),
          ],
        }),
    ),
  })
}

/** "Page {{page}} of {{pages}}" as fields that Word fills. */
function pageNumbers(page: string): TextRun {
  const fields: Record<string, (typeof PageNumber)[keyof typeof PageNumber]> = {
    page: PageNumber.CURRENT,
    pages: PageNumber.TOTAL_PAGES,
  }
  const children = page.split(/\{\{(\w+)\}\}/).map((part, index) => (index % 2 === 1 ? fields[part]! : part))
  return new TextRun({ children, size: 18, color: quiet })
}

/** Fewer headings than this need no list. */
const headingsOfContents = 3

/** Writes a Word document. */
export async function writeWordDocument(content: WordContent): Promise<Uint8Array<ArrayBuffer>> {
  const headings = content.parts.filter((part) => part.kind === 'heading')
  const bookmarks = new Map(headings.map((heading, index) => [heading, `part-${index + 1}`]))
  const list =
    headings.length < headingsOfContents
      ? []
      : [
          new Paragraph({
            children: [run(content.contents, { bold: true })],
            spacing: { before: 320, after: 80 },
          }),
          ...headings.map(
            (heading) =>
              new Paragraph({
                indent: { left: (heading.level - 1) * 360 },
                children: [
                  new InternalHyperlink({
                    anchor: bookmarks.get(heading)!,
                    children: [run(heading.text, { color: linkColour })],
                  }),
                ],
              }),
          ),
        ]
  const text = content.parts.flatMap((part) =>
    part.kind === 'passage'
      ? paragraphs(part, content.origin)
      : new Paragraph({
          heading: headingLevels[Math.min(part.level, headingLevels.length) - 1]!,
          children: [new Bookmark({ id: bookmarks.get(part)!, children: [run(part.text)] })],
        }),
  )
  const document = new Document({
    title: plain(content.title),
    creator: new URL(content.origin).host,
    styles: {
      default: {
        document: { run: { font: fonts, size: 23, language: { value: languageTags[content.language] } } },
        title: { run: { font: fonts, size: 36, bold: true }, paragraph: { spacing: { after: 240 } } },
        heading1: {
          run: { font: fonts, size: 28, bold: true },
          paragraph: { spacing: { before: 360, after: 160 } },
        },
        heading2: {
          run: { font: fonts, size: 25, bold: true },
          paragraph: { spacing: { before: 280, after: 120 } },
        },
        heading3: {
          run: { font: fonts, size: 23, bold: true },
          paragraph: { spacing: { before: 200, after: 100 } },
        },
      },
    },
    sections: [
      {
        properties: { page: { margin: { top: 1300, bottom: 1300, left: 1440, right: 1440 } } },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({ alignment: AlignmentType.CENTER, children: [pageNumbers(content.page)] }),
            ],
          }),
        },
        children: [
          new Paragraph({
            heading: HeadingLevel.TITLE,
            alignment: AlignmentType.CENTER,
            children: [run(content.title)],
          }),
          ...content.notes.map(
            (note) =>
              new Paragraph({
                children: [run(note, { italics: true, color: quiet })],
                spacing: { after: 120 },
              }),
          ),
          factsTable(content.facts),
          ...list,
          ...text,
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}

/** A name files can have on every system: without what paths are made of, of bounded length. */
export function fileName(...parts: (string | null)[]): string {
  const name = parts
    .filter((part) => part !== null)
    .join(' ')
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${[...name].slice(0, 120).join('')}.docx`
}

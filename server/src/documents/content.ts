import type { Citation } from '@portal/protocol/citations/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'

/** Words within a paragraph; a line feed breaks the line. */
export interface Run {
  text: string
  isBold?: boolean
  isItalic?: boolean
  /** Where the words lead: elsewhere, or a path of this portal. */
  address?: string
  language?: Language
}

/** What names no language has that of what it stands in. */
interface Spoken {
  language?: Language
}

/** Level from 1. */
export interface Heading extends Spoken {
  kind: 'heading'
  level: number
  text: string
}

export interface Paragraph extends Spoken {
  kind: 'paragraph'
  runs: Run[]
}

export interface List extends Spoken {
  kind: 'list'
  isOrdered: boolean
  items: Block[][]
}

export interface Quotation extends Spoken {
  kind: 'quotation'
  blocks: Block[]
}

/** What is read beside each other, as an original and its translation; each has a label and a language of its own. */
export interface Columns {
  kind: 'columns'
  columns: { label: string; language: Language; blocks: Block[] }[]
}

/** Rows of as many cells each; cells that are heads say what stands below them, or beside them. */
export interface Table extends Spoken {
  kind: 'table'
  rows: { isHead: boolean; blocks: Block[] }[][]
}

export interface Fact {
  label: string
  value: string
  /** Where the value leads. */
  address?: string
}

export interface Facts extends Spoken {
  kind: 'facts'
  facts: Fact[]
}

/** Who answers for the document, and its day: a line each, kept together. */
export interface Signature extends Spoken {
  kind: 'signature'
  lines: string[]
}

/** One of the figures of a chart. */
export interface ChartPart {
  label: string
  value: number
  /** The value as it is read. */
  figure: string
}

/** Figures that are drawn: in time, as columns beside each other; of kinds, as bars below each other. */
export interface Chart extends Spoken {
  kind: 'chart'
  form: 'columns' | 'bars'
  /** What it shows. */
  title: string
  parts: ChartPart[]
}

export type Block = Heading | Paragraph | List | Quotation | Columns | Table | Facts | Signature | Chart

/** A chart for those who do not see it: what it shows, and each of its figures. */
export function chartWords({ title, parts }: Chart): string {
  return `${title}: ${parts.map(({ label, figure }) => `${label} ${figure}`).join('; ')}`
}

/** What a part's bar comes to of the longest, from 0 to 1. */
export function chartShare({ value }: ChartPart, { parts }: Pick<Chart, 'parts'>): number {
  const most = Math.max(...parts.map((part) => part.value))
  return most > 0 ? value / most : 0
}

/** What a document holds, whatever it is of and whatever it is written as. */
export interface DocumentContent {
  title: string
  /** Where it is not the blocks'. */
  titleLanguage?: Language
  /** Of the blocks. */
  language: Language
  /** Of notes, facts, marks and page numbers: the reader's. */
  readerLanguage: Language
  /** At the head of each page: what kind of document it is, that it is a sample. */
  mark?: string
  /** What the reader must know before the text. */
  notes: string[]
  facts: Fact[]
  blocks: Block[]
  /** Of this portal, before the paths that words lead to. */
  origin: string
}

export interface Passage extends Spoken {
  /** Number and heading, before its words; it may be empty. */
  label: string
  /** Paragraphs divided by line feeds. */
  text: string
  citations: readonly (Pick<Citation, 'start' | 'end' | 'address'> & Partial<Pick<Citation, 'kind'>>)[]
}

/** The words of a text from `start` to `end`, citations of what is held as links. */
export function citingRuns(
  text: string,
  citations: Passage['citations'],
  start = 0,
  end = text.length,
): Run[] {
  const runs: Run[] = []
  let at = start
  for (const citation of citations) {
    if (citation.start < at || citation.end > end || citation.kind === 'act') continue
    if (citation.start > at) runs.push({ text: text.slice(at, citation.start) })
    runs.push({ text: text.slice(citation.start, citation.end), address: citation.address })
    at = citation.end
  }
  if (at < end) runs.push({ text: text.slice(at, end) })
  return runs
}

/** The paragraphs of an article or a section. */
export function passage({ label, text, citations, language }: Passage): Paragraph[] {
  let start = 0
  return text.split('\n').map((line, index) => {
    const from = start
    start += line.length + 1
    const lead: Run[] = index === 0 && label !== '' ? [{ text: `${label}　`, isBold: true }] : []
    const runs = [...lead, ...citingRuns(text, citations, from, from + line.length)]
    return { kind: 'paragraph', runs, ...(language && { language }) }
  })
}

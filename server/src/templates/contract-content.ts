import { inLanguage, type Language, type Words } from '@portal/protocol/kernel/languages.ts'
import type { TemplateAnswers, TemplateContent } from '@portal/protocol/templates/content.ts'
import {
  writeContract,
  type Contract,
  type ContractClause,
  type ContractParagraph,
} from '@portal/protocol/templates/filling.ts'
import type { ContractNames } from '@portal/protocol/templates/written-answer.ts'
import { documentWords, type Block, type DocumentContent, type Run } from '../documents/door.ts'

/** A contract as a document is made of it. */
export interface ContractWanted {
  title: Words
  content: TemplateContent
  /** Null of a blank text. */
  answers: TemplateAnswers | null
  names: ContractNames
  /** The one it stands in, and the one beside it. */
  languages: readonly [Language, ...Language[]]
  /** Something is still open, or it is asked for as a draft. */
  isDraft: boolean
  origin: string
}

/** What stands in one place of a contract; of a contract in two languages, in the same row. */
interface Row {
  block: Block
  isHeading: boolean
}

function paragraphBlock({ pieces, when }: ContractParagraph, language: Language): Block {
  const lead: Run[] = when === null ? [] : [{ text: when, isItalic: true }]
  const runs = pieces.map((piece): Run => ({ text: piece.text }))
  return { kind: 'paragraph', runs: [...lead, ...runs], language }
}

/** Number and heading of a clause in one line: Chinese parts them by a wide space. */
function headingText({ number, heading }: ContractClause, language: Language): string {
  if (number === null || heading === null) return ''
  return language === 'zh' ? `${number}　${heading}` : `${number}. ${heading}`
}

function clauseRows(clause: ContractClause, language: Language): Row[] {
  const text = headingText(clause, language)
  const said = clause.when === null ? [] : [{ pieces: [], when: clause.when }]
  const rest = [...said, ...clause.paragraphs].map((one) => ({
    block: paragraphBlock(one, language),
    isHeading: false,
  }))
  return text === ''
    ? rest
    : [{ block: { kind: 'heading', level: 2, text, language }, isHeading: true }, ...rest]
}

/** All that a contract says, in its order: the same number of rows in every language of its template. */
function rowsOf({ clauses, signatures, language }: Contract): Row[] {
  return [
    ...clauses.flatMap((clause) => clauseRows(clause, language)),
    ...signatures.flatMap((block) =>
      block.map((one) => ({ block: paragraphBlock(one, language), isHeading: false })),
    ),
  ]
}

/** In a cell a heading is a paragraph in bold: the document has its headings once. */
function cellOf({ block, isHeading }: Row) {
  const inCell: Block =
    isHeading && block.kind === 'heading'
      ? { kind: 'paragraph', runs: [{ text: block.text, isBold: true }], language: block.language! }
      : block
  return { isHead: false, blocks: [inCell] }
}

function besideEachOther(contracts: readonly Contract[], readerLanguage: Language): Block {
  const { languages } = documentWords(readerLanguage).lookup
  const heads = contracts.map(({ language }) => ({
    isHead: true,
    blocks: [{ kind: 'paragraph' as const, runs: [{ text: languages[language], isBold: true }] }],
  }))
  const [first = [], ...others] = contracts.map(rowsOf)
  const rows = first.map((row, place) =>
    [row, ...others.flatMap((column) => column[place] ?? [])].map(cellOf),
  )
  return { kind: 'table', rows: [heads, ...rows] }
}

/** A contract, or the blank text of one, as a document says it. */
export function contractContent(wanted: ContractWanted): DocumentContent {
  const { title, content, answers, names, languages, isDraft, origin } = wanted
  const [language] = languages
  const { contract: words } = documentWords(language)
  const contracts = languages.map((one) =>
    writeContract(content, { language: one, answers: answers ?? {}, names, isBlank: answers === null }),
  )
  const [only] = contracts
  const blocks =
    contracts.length === 1 && only
      ? rowsOf(only).map(({ block }) => block)
      : [besideEachOther(contracts, language)]
  return {
    title: languages.map((one) => inLanguage(title, one)).join(' / '),
    language,
    readerLanguage: language,
    ...(answers === null ? { mark: words.blank } : isDraft && { mark: words.draft }),
    notes: answers === null ? [words.sampleNote] : [],
    facts: [],
    blocks,
    origin,
  }
}

import type { Language } from '@portal/protocol/kernel/languages.ts'
import { articleKey } from '@portal/protocol/laws/article-number.ts'
import type { LawDocumentUnit } from '../../document.ts'
import { child, descendants, editorial, elementsOf, find, textOf, type XmlElement } from './xml-tree.ts'

/** Parts of the order above the articles (Akoma Ntoso 3.0, hierarchical elements). */
const divisions = new Set(
  (
    'book tome part subpart title subtitle chapter subchapter section subsection division subdivision proviso ' +
    'transitional level hcontainer'
  ).split(' '),
)

/** Elements whose words make one paragraph. */
const blocks = new Set(['p', 'intro', 'wrapUp', 'heading', 'subheading', 'tr', 'longTitle', 'formula', 'li'])

const preambles: Record<Language, string> = { zh: '序言', en: 'Preamble', ru: 'Преамбула' }
const annexes: Record<Language, string> = { zh: '附件', en: 'Annex', ru: 'Приложение' }
const articleWords: Record<'article' | 'section' | 'rule', Record<Language, string>> = {
  article: { zh: '第#条', en: 'Article #', ru: 'Статья #' },
  section: { zh: '第#条', en: 'Section #', ru: 'Раздел #' },
  rule: { zh: '第#条', en: 'Rule #', ru: 'Правило #' },
}

type ArticleElement = keyof typeof articleWords

/** Headings and articles of an act's preamble, body and attachments. */
export function readUnits(act: XmlElement, language: Language): LawDocumentUnit[] {
  const preamble = find(act, 'preamble')
  const body = child(act, 'body') ?? child(act, 'mainBody')
  const units: LawDocumentUnit[] = []
  const before = preamble ? paragraphs(preamble).join('\n') : ''
  if (before !== '') units.push({ number: preambles[language], text: before })
  if (body) units.push(...readBody(body, language))
  for (const attachment of descendants(act, 'attachment', 'component')) {
    units.push(...readAttachment(attachment, language))
  }
  return units
}

/** What the articles of a text are: acts of common law have sections for articles; a code's sections hold articles. */
export function articleElementOf(text: XmlElement): ArticleElement {
  return (['article', 'rule', 'section'] as const).find((name) => find(text, name) !== undefined) ?? 'article'
}

function readBody(body: XmlElement, language: Language): LawDocumentUnit[] {
  const units: LawDocumentUnit[] = []
  readDivision(body, 1, { article: articleElementOf(body), language, units })
  return units
}

interface Reading {
  article: ArticleElement
  language: Language
  units: LawDocumentUnit[]
}

function readDivision(division: XmlElement, level: number, reading: Reading): void {
  let loose: string[] = []
  const { units } = reading
  const keepLoose = () => {
    const title = units.at(-1)
    const number = title && 'level' in title ? title.heading.slice(0, 60).trim() : annexes[reading.language]
    if (loose.length > 0) units.push({ number, text: loose.join('\n') })
    loose = []
  }
  for (const element of elementsOf(division)) {
    if (element.name === reading.article) {
      keepLoose()
      units.push(readArticle(element, reading))
    } else if (divisions.has(element.name)) {
      keepLoose()
      const heading = labelOf(element)
      if (heading !== '') units.push({ level: Math.min(level, 9), heading })
      readDivision(element, heading === '' ? level : level + 1, reading)
    } else if (!['num', 'heading', 'subheading'].includes(element.name)) {
      loose.push(...paragraphs(element))
    }
  }
  keepLoose()
}

function readArticle(element: XmlElement, { article, language }: Reading): LawDocumentUnit {
  const heading = [child(element, 'heading'), child(element, 'subheading')]
    .map(textOf)
    .filter(Boolean)
    .join(' ')
  const content = elementsOf(element).filter((one) => !['num', 'heading', 'subheading'].includes(one.name))
  return {
    number: articleNumber(textOf(child(element, 'num')), article, language),
    ...(heading === '' ? {} : { heading }),
    text: content.flatMap(paragraphs).join('\n'),
  }
}

/** "12." alone is "Article 12" or "Section 12"; what is printed in full stays. */
function articleNumber(printed: string, article: ArticleElement, language: Language): string {
  const bare = /^\(?(\d[\w.-]*?)[.):]?$/.exec(printed)?.[1]
  if (bare !== undefined && articleKey(bare) !== null)
    return articleWords[article][language].replace('#', bare)
  return printed.replace(/[\s.:–—-]+$/, '')
}

function readAttachment(attachment: XmlElement, language: Language): LawDocumentUnit[] {
  const body = find(attachment, 'mainBody', 'body')
  if (!body) return []
  const heading = [child(attachment, 'heading'), find(attachment, 'docTitle')].map(textOf).find(Boolean)
  const title = heading ?? annexes[language]
  if (find(body, 'article')) return [{ level: 1, heading: title }, ...readBody(body, language)]
  const text = paragraphs(body).join('\n')
  return text === '' ? [] : [{ number: title.length <= 60 ? title : annexes[language], heading: title, text }]
}

/** "Part I General Provisions" */
function labelOf(element: XmlElement): string {
  return ['num', 'heading', 'subheading']
    .map((name) => textOf(child(element, name)))
    .filter(Boolean)
    .join(' ')
}

/** The paragraphs of anything: a number stands before its first paragraph, as printed. */
function paragraphs(element: XmlElement): string[] {
  if (editorial.has(element.name)) return []
  const hasBlocks = elementsOf(element).some((one) => holdsBlocks(one))
  if (blocks.has(element.name) || !hasBlocks) {
    const text = element.name === 'tr' ? elementsOf(element).map(textOf).join('\u3000') : textOf(element)
    return text === '' ? [] : [text]
  }
  const lines: string[] = []
  let number = ''
  for (const one of element.children) {
    if (typeof one === 'string') {
      if (one.trim() !== '') lines.push(one.replace(/\s+/g, ' ').trim())
    } else if (one.name === 'num') {
      number = textOf(one)
    } else {
      const [first, ...rest] = paragraphs(one)
      if (first === undefined) continue
      lines.push(number === '' ? first : `${number} ${first}`, ...rest)
      number = ''
    }
  }
  if (number !== '') lines.push(number)
  return lines
}

const inline = new Set([
  'b',
  'i',
  'u',
  'sup',
  'sub',
  'span',
  'ref',
  'a',
  'term',
  'def',
  'date',
  'docTitle',
  'docNumber',
])

function holdsBlocks(element: XmlElement): boolean {
  return !inline.has(element.name)
}

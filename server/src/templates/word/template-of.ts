import type { Language } from '@portal/protocol/kernel/languages.ts'
import type {
  TemplateClause,
  TemplateContent,
  TemplateParagraph,
} from '@portal/protocol/templates/content.ts'
import { documentWords, withNumber, type WordParagraph } from '../../documents/door.ts'
import { refuseField } from '../../kernel/refusal.ts'
import { fill } from '../../kernel/words.ts'
import { findBlanks, hasBlank, type Blanks } from './find-blanks.ts'

/** What the schema of a content allows. */
const most = { steps: 12, fields: 40, clauses: 120, paragraphs: 30, characters: 4000, heading: 120, block: 6 }

const numbered =
  /^(?:第\s*[一二三四五六七八九十百零〇\d]+\s*[条章]|[一二三四五六七八九十]{1,3}、|(?:article|clause|section|статья|раздел)\s+\d+\s*[.:]?|\d{1,2}\s*[.．、](?!\d))[\s　]*/i
/** Words that end as a sentence does are no heading. */
const sentenceEnd = /[。；;.!?！？：:]$/
const signing = /盖章|签字|签章|签署|\bsignatures?\b|\bsigned by\b|подпис/i
const longestSigning = 80
const mostSigning = 12

/** A text under every language that has to say it: Chinese always, and the document's own. */
function inOwn(text: string, language: Language) {
  return language === 'zh' ? { zh: text } : { zh: text, [language]: text }
}

/** The language of a text, by its letters. */
export function languageOf(text: string): Language {
  const count = (shape: RegExp) => text.match(shape)?.length ?? 0
  const [han, cyrillic, latin] = [
    count(/\p{Script=Han}/gu),
    count(/\p{Script=Cyrillic}/gu),
    count(/\p{Script=Latin}/gu),
  ]
  if (han * 3 >= Math.max(cyrillic, latin)) return 'zh'
  return cyrillic >= latin ? 'ru' : 'en'
}

/** The heading that a paragraph is, without its number; of a numbered paragraph of running text, none. */
function headingOf({ text, heading, number }: WordParagraph): string | null {
  const words = text.replace(numbered, '').trim()
  const isShort = words !== '' && words.length <= most.heading
  if (heading !== null && heading > 0) return isShort ? words : null
  const hasNumber = number !== null || numbered.test(text)
  return hasNumber && isShort && words.length <= 60 && !sentenceEnd.test(words) ? words : null
}

/** The title of a document, and what stands below it. */
function splitTitle(paragraphs: readonly WordParagraph[]): [string, readonly WordParagraph[]] {
  const [first, ...rest] = paragraphs
  if (!first) return ['', []]
  const isTitle = first.heading === 0 || (first.text.length <= 80 && headingOf(first) === null)
  return isTitle ? [first.text, rest] : ['', paragraphs]
}

/** Where the signatures begin at the end of a document. */
function signaturesAt(paragraphs: readonly WordParagraph[]): number {
  const from = Math.max(0, paragraphs.length - mostSigning)
  const found = paragraphs.findIndex(
    ({ text }, at) => at >= from && text.length <= longestSigning && signing.test(text),
  )
  return found === -1 ? paragraphs.length : found
}

class Builder {
  readonly clauses: TemplateClause[] = []
  readonly #blanks: Blanks
  readonly #language: Language

  constructor(blanks: Blanks, language: Language) {
    this.#blanks = blanks
    this.#language = language
  }

  paragraph(text: string): TemplateParagraph {
    const filled = this.#blanks.fill(text)
    if (filled.length > most.characters) refuseField('file', 'tooLong', { maximum: most.characters })
    return { text: inOwn(filled, this.#language) }
  }

  /** A clause that waits for its paragraphs; without a heading it goes on with the one before it. */
  begin(heading: string | null): void {
    if (this.clauses.length >= most.clauses) refuseField('file', 'tooManyItems', { maximum: most.clauses })
    this.clauses.push({
      name: `clause${this.clauses.length + 1}`,
      ...(heading !== null && { heading: inOwn(heading, this.#language) }),
      paragraphs: [],
    })
  }

  add(text: string): void {
    const last = this.clauses.at(-1)
    if (!last || last.paragraphs.length >= most.paragraphs) this.begin(null)
    this.clauses.at(-1)?.paragraphs.push(this.paragraph(text))
  }
}

function stepsOf({ fields }: Blanks, language: Language): TemplateContent['steps'] {
  const { contract: words } = documentWords(language)
  if (fields.length > most.steps * most.fields)
    refuseField('file', 'tooManyItems', { maximum: most.steps * most.fields })
  const steps: TemplateContent['steps'] = []
  for (let at = 0; at < fields.length; at += most.fields) {
    const number = steps.length + 1
    steps.push({
      name: `step${number}`,
      title: inOwn(fill(words.step, { number: String(number) }), language),
      fields: fields.slice(at, at + most.fields).map(({ name, label, kind }) => ({
        name,
        kind,
        label: inOwn(label, language),
        isRequired: true,
      })),
    })
  }
  return steps
}

/**
 * A document as a template: headings and numbered articles become clauses, blanks become fields that an editor
 * describes.
 *
 * @throws InputInvalid where it says nothing, leaves no blanks, or is longer than any contract
 */
export function templateOf(paragraphs: readonly WordParagraph[]) {
  const language = languageOf(paragraphs.map(({ text }) => text).join(' '))
  const { contract: words } = documentWords(language)
  const blanks = findBlanks((number) => fill(words.blankField, { number: String(number) }))
  const builder = new Builder(blanks, language)
  const [title, body] = splitTitle(paragraphs)
  const end = signaturesAt(body)
  for (const paragraph of body.slice(0, end)) {
    const heading = headingOf(paragraph)
    if (heading === null || hasBlank(heading)) builder.add(withNumber(paragraph))
    else builder.begin(heading)
  }
  const signatures = body
    .slice(end)
    .slice(0, most.block * 2)
    .map((paragraph) => builder.paragraph(withNumber(paragraph)))
  const clauses = builder.clauses.filter(({ paragraphs: said }) => said.length > 0)
  if (clauses.length === 0) refuseField('file', 'documentEmpty')
  if (blanks.fields.length === 0) refuseField('file', 'noBlanks')
  const content: TemplateContent = {
    languages: [language],
    steps: stepsOf(blanks, language),
    clauses,
    signatures: [signatures.slice(0, most.block), signatures.slice(most.block)].filter(
      (block) => block.length > 0,
    ),
  }
  const count = clauses.reduce((sum, clause) => sum + clause.paragraphs.length, 0)
  return {
    title,
    language,
    content,
    found: {
      clauses: clauses.filter(({ heading }) => heading !== undefined).length,
      paragraphs: count,
      fields: blanks.fields.length,
    },
  }
}

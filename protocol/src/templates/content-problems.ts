import type { Language } from '../kernel/languages.ts'
import type { TemplateCondition, TemplateContent, TemplateField, TemplateParagraph } from './content.ts'
import { fieldsOf } from './filling.ts'
import { hasStrayBraces, placesOf } from './placeholders.ts'
import type { ContentProblemKind } from './problems.ts'
import type { ContentProblem } from './schemas.ts'

type Place = Partial<Pick<ContentProblem, 'step' | 'field' | 'clause' | 'paragraph'>>
type Texts = Partial<Record<Language, string>>

const yesOrNo = ['yes', 'no']
const translatable: readonly TemplateField['kind'][] = ['text', 'longText']

/** Names that stand more than once. */
function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
}

/** The names in a text, clauses marked: what every language of it has to name. */
function namesIn(text: string): string {
  const names = placesOf(text).map(({ name, isClause }) => (isClause ? `#${name}` : name))
  return [...new Set(names)].sort().join(' ')
}

/** Fields whose conditions lead back to themselves. */
function inCircles(fields: readonly TemplateField[]): TemplateField[] {
  const rests = new Map(fields.map(({ name, when = [] }) => [name, when.map(({ field }) => field)]))
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    (rests.get(from) ?? []).some((next) => {
      if (next === to) return true
      if (seen.has(next)) return false
      return reaches(next, to, seen.add(next))
    })
  return fields.filter(({ name }) => reaches(name, name, new Set()))
}

/** Reads a content as a whole, beyond its schema; what it rests on is the server's to know. */
class Reader {
  readonly problems: ContentProblem[] = []
  readonly #fields: Map<string, TemplateField>
  readonly #clauses: Set<string>
  readonly #languages: readonly Language[]
  readonly #used = new Set<string>()

  constructor(content: TemplateContent) {
    this.#languages = content.languages
    this.#fields = new Map(fieldsOf(content).map((field) => [field.name, field]))
    this.#clauses = new Set(
      content.clauses.filter(({ heading }) => heading !== undefined).map(({ name }) => name),
    )
  }

  say(kind: ContentProblemKind, place: Place, more: Partial<Pick<ContentProblem, 'language' | 'name'>> = {}) {
    const nowhere = { step: null, field: null, clause: null, paragraph: null, language: null, name: null }
    this.problems.push({ ...nowhere, ...place, ...more, kind })
  }

  sameNames(names: readonly string[], place: (name: string) => Place): void {
    for (const name of repeated(names)) this.say('sameName', place(name), { name })
  }

  /** A text has all languages, and names the same in each. */
  texts(texts: Texts | undefined, place: Place): void {
    if (!texts) return
    const said = namesIn(texts.zh ?? '')
    for (const language of this.#languages) {
      const text = texts[language]
      if (!text) this.say('languageMissing', place, { language })
      else this.#places(text, said, { place, language })
    }
  }

  #places(text: string, said: string, { place, language }: { place: Place; language: Language }): void {
    if (hasStrayBraces(text)) this.say('strayBraces', place, { language })
    if (namesIn(text) !== said) this.say('placesDiffer', place, { language })
    if (language !== 'zh') return
    for (const { name, isClause } of placesOf(text)) {
      if (!isClause) this.#used.add(name)
      const isKnown = isClause ? this.#clauses.has(name) : this.#fields.has(name)
      if (!isKnown) this.say(isClause ? 'unknownClause' : 'unknownField', place, { name })
    }
  }

  conditions(when: readonly TemplateCondition[] | undefined, place: Place): void {
    for (const { field: name, is } of when ?? []) {
      this.#used.add(name)
      const field = this.#fields.get(name)
      if (!field) {
        this.say('unknownField', place, { name })
        continue
      }
      const isChoice = field.kind === 'choice'
      if (!isChoice && field.kind !== 'yesNo') this.say('unfitCondition', place, { name })
      const taken = isChoice ? (field.options ?? []).map((option) => option.name) : yesOrNo
      for (const value of is) if (!taken.includes(value)) this.say('unknownOption', place, { name: value })
    }
  }

  field(field: TemplateField, place: Place): void {
    for (const texts of [field.label, field.help, field.example, field.unit]) this.texts(texts, place)
    this.conditions(field.when, place)
    if (field.kind === 'choice' && !field.options) this.say('optionsMissing', place)
    if (field.kind !== 'choice' && field.options) this.say('optionsUnneeded', place)
    this.sameNames(field.options?.map(({ name }) => name) ?? [], () => place)
    for (const { label, text } of field.options ?? []) {
      this.texts(label, place)
      this.texts(text, place)
    }
    if (field.isTranslated && !translatable.includes(field.kind)) this.say('unfitTranslation', place)
    if (field.least !== undefined && field.most !== undefined && field.least > field.most)
      this.say('boundsCrossed', place)
  }

  paragraphs(paragraphs: readonly TemplateParagraph[], place: Place): void {
    for (const [paragraph, { text, when }] of paragraphs.entries()) {
      this.texts(text, { ...place, paragraph })
      this.conditions(when, { ...place, paragraph })
    }
  }

  isUsed(name: string): boolean {
    return this.#used.has(name)
  }
}

/** What is wrong with a content beyond its schema, each with the place it is at. */
export function contentProblems(content: TemplateContent): ContentProblem[] {
  const reader = new Reader(content)
  const fields = content.steps.flatMap((step) => step.fields.map((field) => ({ step: step.name, field })))
  reader.sameNames(
    content.steps.map(({ name }) => name),
    (step) => ({ step }),
  )
  reader.sameNames(
    fields.map(({ field }) => field.name),
    (field) => ({ field }),
  )
  reader.sameNames(
    content.clauses.map(({ name }) => name),
    (clause) => ({ clause }),
  )
  for (const { name, title } of content.steps) reader.texts(title, { step: name })
  for (const { step, field } of fields) reader.field(field, { step, field: field.name })
  for (const { name, heading, when, paragraphs } of content.clauses) {
    reader.texts(heading, { clause: name })
    reader.conditions(when, { clause: name })
    reader.paragraphs(paragraphs, { clause: name })
  }
  for (const block of content.signatures) reader.paragraphs(block, {})
  const circles = new Set(inCircles(fields.map(({ field }) => field)))
  for (const { step, field } of fields) {
    const place = { step, field: field.name }
    if (!reader.isUsed(field.name)) reader.say('unusedField', place)
    if (circles.has(field)) reader.say('circle', place)
  }
  return reader.problems
}

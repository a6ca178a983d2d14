import type { Language } from '@portal/protocol/kernel/languages.ts'
import type {
  TemplateCondition,
  TemplateContent,
  TemplateField,
  TemplateParagraph,
} from '@portal/protocol/templates/content.ts'
import { fieldsOf } from '@portal/protocol/templates/filling.ts'

/** A text in each language that a template has. */
export type Texts = TemplateField['label']

export function replacedAt<Item>(items: readonly Item[], at: number, item: Item): Item[] {
  return items.map((one, place) => (place === at ? item : one))
}

export function withoutAt<Item>(items: readonly Item[], at: number): Item[] {
  return items.filter((_, place) => place !== at)
}

/** With one of them a place earlier or later; at the end of the list nothing changes. */
export function movedAt<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] {
  const item = items[at]
  const to = at + by
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return withoutAt(items, at).toSpliced(to, 0, item)
}

/** A name that none has yet: "field3". */
export function freshName(stem: string, taken: readonly string[]): string {
  let number = taken.length + 1
  while (taken.includes(`${stem}${number}`)) number += 1
  return `${stem}${number}`
}

/** A text with another wording in one language; nothing at all, where no language says anything. */
export function textIn(texts: Texts | undefined, language: Language, text: string): Texts | undefined {
  const next = { zh: '', ...texts, [language]: text }
  return Object.values(next).every((one) => one === '') ? undefined : next
}

/** Fields whose answers conditions can ask for. */
export function askableFields(content: TemplateContent): TemplateField[] {
  return fieldsOf(content).filter(({ kind }) => kind === 'choice' || kind === 'yesNo')
}

/** The answers that a condition can ask a field for. */
export function answersOf({ kind, options = [] }: TemplateField): string[] {
  return kind === 'yesNo' ? ['yes', 'no'] : options.map(({ name }) => name)
}

/** A template that says nothing yet. */
export function emptyContent(): TemplateContent {
  return {
    languages: ['zh', 'en', 'ru'],
    steps: [{ name: 'step1', title: { zh: '' }, fields: [emptyField('field1')] }],
    clauses: [{ name: 'clause1', heading: { zh: '' }, paragraphs: [{ text: { zh: '' } }] }],
    signatures: [],
  }
}

export function emptyField(name: string): TemplateField {
  return { name, kind: 'text', label: { zh: '' }, isRequired: true }
}

const inText = (from: string, to: string) => (texts: Texts) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, text?.replaceAll(`{{${from}}}`, `{{${to}}}`)]),
  ) as unknown as Texts

function renamedIn<Part extends { when?: TemplateCondition[] | undefined }>(
  part: Part,
  from: string,
  to: string,
): Part {
  if (!part.when) return part
  return { ...part, when: part.when.map((one) => (one.field === from ? { ...one, field: to } : one)) }
}

/** A content in which a field has another name, wherever it is named. */
export function renamedField(content: TemplateContent, from: string, to: string): TemplateContent {
  const inParagraph = (paragraph: TemplateParagraph) => ({
    ...renamedIn(paragraph, from, to),
    text: inText(from, to)(paragraph.text),
  })
  return {
    ...content,
    steps: content.steps.map((step) => ({
      ...step,
      fields: step.fields.map((field) => ({
        ...renamedIn(field, from, to),
        name: field.name === from ? to : field.name,
      })),
    })),
    clauses: content.clauses.map((clause) => ({
      ...renamedIn(clause, from, to),
      paragraphs: clause.paragraphs.map(inParagraph),
    })),
    signatures: content.signatures.map((block) => block.map(inParagraph)),
  }
}

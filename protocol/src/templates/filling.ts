import { isEmail } from '../account/rules/names.ts'
import { isDay } from '../laws/eli.ts'
import { inLanguage, type Language } from '../kernel/languages.ts'
import type { FieldRule } from '../kernel/rules.ts'
import type {
  TemplateAnswers,
  TemplateClause,
  TemplateCondition,
  TemplateContent,
  TemplateField,
  TemplateParagraph,
} from './content.ts'
import { placesOf } from './placeholders.ts'
import { clauseNumber, isDecimal, writtenAnswer, type ContractNames } from './written-answer.ts'

/** All fields of a template, in the order in which they are asked. */
export function fieldsOf({ steps }: Pick<TemplateContent, 'steps'>): TemplateField[] {
  return steps.flatMap(({ fields }) => fields)
}

type Conditional = { when?: readonly TemplateCondition[] | undefined }

/** Of answers to fields: which fields are asked at all, and which conditions hold. */
export interface Applying {
  /** Names of the fields that are asked. */
  fields: ReadonlySet<string>
  /** Whether all conditions of a field, a clause or a paragraph hold. */
  holds(thing: Conditional): boolean
}

/** What of a template applies with these answers: what depends on a field that is not asked does not. */
export function applying(content: Pick<TemplateContent, 'steps'>, answers: TemplateAnswers): Applying {
  const byName = new Map(fieldsOf(content).map((field) => [field.name, field]))
  const known = new Map<string, boolean>()
  const holds = ({ when = [] }: Conditional): boolean =>
    when.every(({ field, is }) => isAsked(field) && is.includes(answers[field] ?? ''))
  function isAsked(name: string): boolean {
    const field = byName.get(name)
    if (!field) return false
    const found = known.get(name)
    if (found !== undefined) return found
    // A field that depends on itself is asked nowhere.
    known.set(name, false)
    known.set(name, holds(field))
    return known.get(name) === true
  }
  return { fields: new Set([...byName.keys()].filter(isAsked)), holds }
}

/** Under which names the answers to a field stand, for a contract in these languages. */
export function answerKeys({ name, isTranslated }: TemplateField, languages: readonly Language[]): string[] {
  return isTranslated ? languages.map((language) => `${name}:${language}`) : [name]
}

/** What is wrong with an answer, in the words of any form (`kernel.fields`). */
export interface AnswerProblem {
  rule: FieldRule
  values: Record<string, number>
}

const wrong = (rule: FieldRule, values: AnswerProblem['values'] = {}): AnswerProblem => ({ rule, values })

function outOfBounds(
  { least, most }: TemplateField,
  value: number,
  [small, big]: readonly [FieldRule, FieldRule],
) {
  if (least !== undefined && value < least) return wrong(small, { minimum: least })
  return most !== undefined && value > most ? wrong(big, { maximum: most }) : null
}

/** What is wrong with the answer to a field, if it is asked; null where nothing is. */
export function answerProblem(
  field: TemplateField,
  answer: string | undefined,
  names?: ContractNames,
): AnswerProblem | null {
  const given = answer?.trim() ?? ''
  if (given === '') return field.isRequired ? wrong('required') : null
  const oneOf = (choices: readonly string[]) => (choices.includes(given) ? null : wrong('notChoice'))
  switch (field.kind) {
    case 'number':
    case 'percent':
    case 'money':
      if (!isDecimal(given) || (field.kind === 'money' && /\.\d{3,}$/.test(given))) return wrong('invalid')
      return outOfBounds(field, Number(given), ['tooSmall', 'tooBig'])
    case 'email':
      return isEmail(given) ? null : wrong('contactEmail')
    case 'day':
      return isDay(given) ? null : wrong('notDate')
    case 'choice':
      return oneOf(field.options?.map(({ name }) => name) ?? [])
    case 'yesNo':
      return oneOf(['yes', 'no'])
    case 'country':
      return names ? oneOf(Object.keys(names.countries)) : null
    case 'currency':
      return names ? oneOf(Object.keys(names.currencies)) : null
    default:
      return outOfBounds(field, given.length, ['tooShort', 'tooLong'])
  }
}

interface Filling {
  answers: TemplateAnswers
  languages: readonly Language[]
  names?: ContractNames
}

/** What is wrong with the answers that a contract in these languages needs, by the names that they stand under. */
export function answerProblems(
  content: Pick<TemplateContent, 'steps'>,
  { answers, languages, names }: Filling,
): Map<string, AnswerProblem> {
  const { fields } = applying(content, answers)
  const problems = new Map<string, AnswerProblem>()
  for (const field of fieldsOf(content)) {
    if (!fields.has(field.name)) continue
    for (const key of answerKeys(field, languages)) {
      const problem = answerProblem(field, answers[key], names)
      if (problem) problems.set(key, problem)
    }
  }
  return problems
}

/** Words of a contract: its own, or what stands where the answer to a field goes. */
export type Piece = { text: string } | { field: string; text: string; isOpen: boolean }

/** A paragraph; in a blank text, the conditions under which it stands there, in words. */
export interface ContractParagraph {
  pieces: Piece[]
  when: string | null
}

export interface ContractClause {
  name: string
  /** "第七条"; null of one without a heading. */
  number: string | null
  heading: string | null
  when: string | null
  paragraphs: ContractParagraph[]
}

/** A contract in one language. */
export interface Contract {
  language: Language
  clauses: ContractClause[]
  /** A block a party. */
  signatures: ContractParagraph[][]
}

interface Writing {
  language: Language
  answers: TemplateAnswers
  names: ContractNames
  /** Without answers: every clause stands there, with its conditions in words. */
  isBlank?: boolean
}

/** What marks the place of an answer that is not given: what is asked there. */
function openWords({ label }: TemplateField, language: Language): string {
  const words = inLanguage(label, language)
  return language === 'zh' ? `【${words}】` : `[${words}]`
}

const conditionMarks: Record<Language, { open: string; is: string; or: string; and: string; close: string }> =
  {
    zh: { open: '（适用于：', is: '为', or: '或', and: '；', close: '）' },
    en: { open: '(Applies where: ', is: ' is ', or: ' or ', and: '; ', close: ')' },
    ru: { open: '(Применяется, если: ', is: ' — ', or: ' или ', and: '; ', close: ')' },
  }

/** Writes a template's contract in one language, as far as its answers go. */
export function writeContract(content: TemplateContent, writing: Writing): Contract {
  const { answers, language, isBlank = false } = writing
  const byName = new Map(fieldsOf(content).map((field) => [field.name, field]))
  const { fields, holds } = applying(content, answers)
  const stands = (thing: Conditional) => isBlank || holds(thing)
  const clauses = content.clauses.filter(stands)
  const numbered = clauses.filter(({ heading }) => heading !== undefined)
  const numbers = new Map(numbered.map(({ name }, place) => [name, clauseNumber(place + 1, language)]))

  const conditionWords = ({ when = [] }: Conditional): string | null => {
    if (!isBlank || when.length === 0) return null
    const { open, is, or, and, close } = conditionMarks[language]
    const said = when.map((condition) => {
      const field = byName.get(condition.field)
      if (!field) return ''
      const values = condition.is.map((value) => {
        const option = field.options?.find(({ name }) => name === value)
        return option ? inLanguage(option.label, language) : writtenAnswer(field, value, writing)
      })
      return `${inLanguage(field.label, language)}${is}${values.join(or)}`
    })
    return open + said.join(and) + close
  }

  const answerPiece = (name: string): Piece => {
    const field = byName.get(name)
    if (!field) return { text: '' }
    const [key = name] = answerKeys(field, [language])
    const answer = answers[key]?.trim() ?? ''
    const isOpen = answer === '' || !fields.has(name)
    const text = isOpen ? openWords(field, language) : writtenAnswer(field, answer, writing)
    return { field: name, text, isOpen }
  }

  const piecesOf = (text: string): Piece[] => {
    const pieces: Piece[] = []
    let at = 0
    for (const { start, end, name, isClause } of placesOf(text)) {
      if (start > at) pieces.push({ text: text.slice(at, start) })
      pieces.push(isClause ? { text: numbers.get(name) ?? '' } : answerPiece(name))
      at = end
    }
    if (at < text.length) pieces.push({ text: text.slice(at) })
    return pieces
  }

  const paragraphsOf = (paragraphs: readonly TemplateParagraph[]): ContractParagraph[] =>
    paragraphs.filter(stands).map((paragraph) => ({
      pieces: piecesOf(inLanguage(paragraph.text, language)),
      when: conditionWords(paragraph),
    }))

  const clauseOf = (clause: TemplateClause): ContractClause => ({
    name: clause.name,
    number: numbers.get(clause.name) ?? null,
    heading: clause.heading ? inLanguage(clause.heading, language) : null,
    when: conditionWords(clause),
    paragraphs: paragraphsOf(clause.paragraphs),
  })

  return { language, clauses: clauses.map(clauseOf), signatures: content.signatures.map(paragraphsOf) }
}

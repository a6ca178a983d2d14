import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { inLanguage, languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { templateAdminCalls } from '@portal/protocol/templates/admin-calls.ts'
import type { TemplateContent, TemplateField } from '@portal/protocol/templates/content.ts'
import { writeContract, type ContractParagraph } from '@portal/protocol/templates/filling.ts'
import type { ContractNames } from '@portal/protocol/templates/written-answer.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { versionHead } from '../../kernel/versions.ts'
import { compareRuns, compareUnits, type ComparedUnit } from '../../laws/door.ts'
import { findVersion, type VersionFound } from '../desk-queries.ts'
import { contractNames } from '../names.ts'

type Compared = AnswerOf<typeof templateAdminCalls.compare>

/** What is asked, in lines: the question with its unit, its help, and what may be chosen. */
function askedLines({ label, unit, help, options = [] }: TemplateField, language: Language): string[] {
  const inWords = (words: NonNullable<typeof help>) => inLanguage(words, language)
  return [
    unit ? `${inWords(label)} (${inWords(unit)})` : inWords(label),
    ...(help ? [inWords(help)] : []),
    ...options.flatMap(({ label: name, text }) => [inWords(name), ...(text ? [inWords(text)] : [])]),
  ]
}

function paragraphLine({ pieces, when }: ContractParagraph): string {
  return (when ?? '') + pieces.map(({ text }) => text).join('')
}

/** The questions and the blank text, a unit each line. */
function unitsOf(
  content: TemplateContent | undefined,
  language: Language,
  names: ContractNames,
): ComparedUnit[] {
  if (!content?.languages.includes(language)) return []
  const { clauses, signatures } = writeContract(content, { language, answers: {}, names, isBlank: true })
  const lines = [
    ...content.steps.flatMap(({ title, fields }) => [
      inLanguage(title, language),
      ...fields.flatMap((field) => askedLines(field, language)),
    ]),
    ...clauses.flatMap(({ number, heading, when, paragraphs }) => [
      ...(heading === null ? [] : [`${number ?? ''} ${heading}`.trim()]),
      ...(when === null ? [] : [when]),
      ...paragraphs.map(paragraphLine),
    ]),
    ...signatures.flat().map(paragraphLine),
  ]
  return lines.map((text) => ({ picture: null, text }))
}

/**
 * What two versions of a template say otherwise.
 *
 * @throws Refusal where there is none, or they are of two templates
 */
export async function compareVersions(
  { db }: Services,
  { params: { id }, query: { with: other } }: GivenOf<typeof templateAdminCalls.compare>,
): Promise<Compared> {
  const [one, another] = [await findVersion(db, id), await findVersion(db, other)]
  if (!one || one.template_id !== another?.template_id) throw new Refusal('notFound')
  const [older, newer] = one.number < another.number ? [one, another] : [another, one]
  const names = await contractNames(db)
  const held = languages.filter((language) =>
    [older, newer].some(({ content }) => content.languages.includes(language)),
  )
  const wordsOf = (words: VersionFound['title'], language: Language) => words[language] ?? ''
  return {
    older: versionHead(older),
    newer: versionHead(newer),
    languages: held.map((language) => ({
      language,
      title: compareRuns(wordsOf(older.title, language), wordsOf(newer.title, language), language),
      summary: compareRuns(wordsOf(older.summary, language), wordsOf(newer.summary, language), language),
      content: compareUnits(
        unitsOf(older.content, language, names),
        unitsOf(newer.content, language, names),
        language,
      ),
    })),
  }
}

import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { z } from 'zod'
import { ContentProblem } from './content-problem.ts'

/** Problems named for one document; more would not help. */
const mostIssues = 3

/** What every document of an import has: texts, each in a language of its own. */
interface Document {
  texts: { language: Language }[]
}

/** The document, if it is one that can be stored; else a ContentProblem that names the fields. */
export function checkDocument<Schema extends z.ZodType<Document>>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => describeIssue(issue, []))
    const more = issues.length > mostIssues ? `; and ${issues.length - mostIssues} more` : ''
    throw new ContentProblem(issues.slice(0, mostIssues).join('; ') + more)
  }
  checkLanguages(parsed.data)
  checkCharacters(parsed.data, [])
  return parsed.data
}

/** "texts.0.units.3.text: …". Of a union's branches the one that fits best is named. */
function describeIssue(issue: z.core.$ZodIssue, parents: readonly PropertyKey[]): string {
  const path = [...parents, ...issue.path]
  if (issue.code === 'invalid_union') {
    const best = issue.errors.toSorted((one, other) => one.length - other.length)[0]?.[0]
    if (best) return describeIssue(best, path)
  }
  return `${path.length === 0 ? 'the document' : path.join('.')}: ${issue.message}`
}

function checkLanguages(document: Document): void {
  const seen = new Set<string>()
  for (const [index, { language }] of document.texts.entries()) {
    if (seen.has(language)) throw new ContentProblem(`texts.${index}.language: ${language} comes twice`)
    seen.add(language)
  }
}

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair. */
function checkCharacters(value: unknown, path: readonly PropertyKey[]): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new ContentProblem(`${path.join('.')}: holds the character U+0000`)
    if (!value.isWellFormed()) throw new ContentProblem(`${path.join('.')}: holds half of a surrogate pair`)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) checkCharacters(item, [...path, key])
  }
}

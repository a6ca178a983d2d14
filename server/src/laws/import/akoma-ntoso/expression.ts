import type { LawDocument } from '../../document.ts'

/** What tells expressions apart before their files are read in full; null where the head does not say. */
export interface ExpressionKey {
  /** The work's address and the day of the wording: the same for its language versions. */
  wording: string
  language: string
}

/** Looks for the identification in the first characters of a file; only a hint, the reader judges. */
export function readExpressionKey(start: string): ExpressionKey | null {
  const work = block(start, 'FRBRWork')
  const expression = block(start, 'FRBRExpression')
  const uri = attribute(work, 'FRBRuri', 'value') ?? attribute(work, 'FRBRthis', 'value')
  const language = attribute(expression, 'FRBRlanguage', 'language')
  if (!uri || !language) return null
  return { wording: `${uri} ${attribute(expression, 'FRBRdate', 'date') ?? ''}`, language }
}

function block(text: string, name: string): string {
  const start = text.search(new RegExp(`<(?:[\\w.-]+:)?${name}[\\s>]`))
  const end = start === -1 ? -1 : text.indexOf(`${name}>`, start + name.length + 2)
  return end === -1 ? '' : text.slice(start, end)
}

function attribute(text: string, element: string, name: string): string | undefined {
  const tag = new RegExp(`<(?:[\\w.-]+:)?${element}\\s[^<>]*>`).exec(text)?.[0]
  return tag && new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]
}

/**
 * One document of the language versions of one wording. Facts are those of the original, where there is one; names
 * of the department come from each language's own version.
 */
export function joinLanguages(documents: readonly LawDocument[]): LawDocument {
  const original = documents.find(({ texts }) => texts[0]!.original) ?? documents[0]!
  const names = documents.map(({ texts, publishDepartment }) => {
    const { language } = texts[0]!
    return { [language]: publishDepartment[language] }
  })
  return {
    ...original,
    publishDepartment: Object.assign({ ...original.publishDepartment }, ...names),
    texts: documents.flatMap(({ texts }) => texts),
  }
}

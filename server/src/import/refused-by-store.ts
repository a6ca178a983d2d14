import { ContentProblem } from './content-problem.ts'

/** PostgreSQL: a row names another that is not there. */
const namesNothing = '23503'
/** PostgreSQL: values that no column takes, and rows that a constraint refuses. */
const refused = /^2[23]/

/** What the database says of a row that it refuses. */
interface RowRefused {
  code?: unknown
  constraint?: unknown
}

/**
 * What a store that refuses a document says of it in plain words, as a ContentProblem; any other error stays what it
 * is. Its own words name constraints, which tell the document's author nothing.
 *
 * @param countries of the documents it was handed
 */
export function refusedByStore(error: unknown, countries: readonly string[]): unknown {
  if (!(error instanceof Error)) return error
  const { code, constraint } = error as RowRefused
  if (typeof code !== 'string' || !refused.test(code)) return error
  if (code === namesNothing && String(constraint).includes('country')) {
    const named = [...new Set(countries)].join(', ')
    return new ContentProblem(`country: ${named} is not the code of a country (ISO 3166-1, two letters)`)
  }
  return new ContentProblem(`the database takes no such values (SQLSTATE ${code})`)
}

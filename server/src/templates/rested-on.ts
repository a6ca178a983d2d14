import type { TemplateContent } from '@portal/protocol/templates/content.ts'
import type { ShownBasis } from '@portal/protocol/templates/schemas.ts'

/** An article that clauses rest on, as a content names it. */
export type RestedOn = Pick<ShownBasis, 'law' | 'article'>

export const keyOf = ({ law, article }: RestedOn): string => `${law} ${article}`

/** The articles that clauses rest on, each once. */
export function articlesOf({ clauses }: Pick<TemplateContent, 'clauses'>): RestedOn[] {
  const named = clauses.flatMap(({ basis = [] }) => basis)
  return [...new Map(named.map((one) => [keyOf(one), one])).values()]
}

/** The addresses of the laws that clauses rest on, each once. */
export function lawsOf(content: Pick<TemplateContent, 'clauses'>): string[] {
  return [...new Set(articlesOf(content).map(({ law }) => law))]
}

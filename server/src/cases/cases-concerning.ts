import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Services } from '../kernel/services.ts'
import { caseQuestion, labelled, readerOf } from './case-search.ts'
import { caseSummary, loadNames } from './case-summary.ts'
import { caseCollection, type CaseShown } from './search-collection.ts'

interface Concern {
  /** ISO 3166. */
  countries: readonly string[]
  /** What somebody does, in words. */
  keyword: string
  language: Language
  most: number
}

/** The cases of some countries that words find, with how many there are each year and of each type. */
export async function casesConcerning(services: Services, { countries, keyword, language, most }: Concern) {
  const asked = { keyword, searchField: 'text' as const, country: [...countries] }
  const question = caseQuestion(asked, language, { page: 1, size: most, sort: 'relevance' })
  const { total, groups, facets } = await services.engine.search<CaseShown>(caseCollection.kind, question)
  const reader = await readerOf(services, language)
  await loadNames(reader.names, groups)
  const { year, type } = await labelled(facets, reader)
  return { total, year, type, cases: groups.map((hit) => caseSummary(hit, reader)) }
}

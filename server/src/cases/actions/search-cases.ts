import type { CaseFacetName, SectionKind } from '@portal/protocol/cases/constants.ts'
import type { caseSearchBody, CaseChoices, CaseSearchAnswer } from '@portal/protocol/cases/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import type { z } from 'zod'
import type { CaseFilters, FacetCount } from '../../search/door.ts'
import { caseQuestion, labelled, orRefuse, readerOf, type CaseSearch } from '../case-search.ts'
import { caseSummary, loadNames } from '../case-summary.ts'

type Body = z.output<typeof caseSearchBody>

/** Values of a facet beside a list of cases: more are for the search form's choices. */
const facetLimit = 100

/** The most frequent values, and those that are chosen. */
function shortened(
  facets: Record<CaseFacetName, FacetCount[]>,
  filters: CaseFilters,
): Record<CaseFacetName, FacetCount[]> {
  const entries = Object.entries(facets) as [CaseFacetName, FacetCount[]][]
  const short = entries.map(([name, counts]) => {
    const chosen = new Set(filters[name]?.map(String))
    return [name, counts.filter(({ value }, rank) => rank < facetLimit || chosen.has(value))]
  })
  return Object.fromEntries(short) as Record<CaseFacetName, FacetCount[]>
}

/** Answers a search with names in the reader's language. */
export async function searchCases(
  search: CaseSearch,
  body: Body,
  language: Language,
): Promise<CaseSearchAnswer> {
  const question = caseQuestion(body, language, body)
  const answer = await orRefuse(search.engine.searchCases(question))
  const reader = await readerOf(search, language)
  await loadNames(search.names, answer.cases)
  return {
    content: answer.cases.map((hit) => ({
      ...caseSummary(hit, reader),
      titleFragments: hit.titleFragments,
      sectionCount: hit.sectionCount,
      sections: hit.sections.map(({ key, kind, ...section }) => ({
        ...section,
        anchor: key,
        kind: kind as SectionKind,
      })),
      score: hit.score,
    })),
    page: pageInfoOf(body.page, body.size, answer.total),
    facets: await labelled(shortened(answer.facets, question.filters), reader),
    resolved: answer.resolved,
    didYouMean: answer.didYouMean,
    alsoSearched: answer.alsoSearched,
  }
}

/** Every value that the search form offers. */
export async function caseChoices(search: CaseSearch, language: Language): Promise<CaseChoices> {
  const everything = caseQuestion({ searchField: 'text' }, language)
  const { facets } = await orRefuse(search.engine.searchCases(everything))
  return labelled(facets, await readerOf(search, language))
}

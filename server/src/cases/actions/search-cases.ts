import type { SectionKind } from '@portal/protocol/cases/constants.ts'
import type { caseSearchBody, CaseChoices, CaseSearchAnswer } from '@portal/protocol/cases/schemas.ts'
import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import type { z } from 'zod'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import type { FacetCount, SearchFilters } from '../../search/door.ts'
import { caseQuestion, labelled, readerOf } from '../case-search.ts'
import { caseSummary, loadNames } from '../case-summary.ts'
import { caseCollection, type CaseShown } from '../search-collection.ts'

type Body = z.output<typeof caseSearchBody>

/** Values of a facet beside a list of cases: more are for the search form's choices. */
const facetLimit = 100

/** The most frequent values, and those that are chosen. */
function shortened(
  facets: Record<string, FacetCount[]>,
  { values = {}, years = [] }: SearchFilters,
): Record<string, FacetCount[]> {
  const short = Object.entries(facets).map(([name, counts]) => {
    const chosen = new Set(name === 'year' ? years.map(String) : values[name])
    return [name, counts.filter(({ value }, rank) => rank < facetLimit || chosen.has(value))]
  })
  return Object.fromEntries(short) as Record<string, FacetCount[]>
}

/** Answers a search with names in the reader's language. */
export async function searchCases(
  services: Services,
  { body }: { body: Body },
  { language }: Asker,
): Promise<CaseSearchAnswer> {
  const question = caseQuestion(body, language, body)
  const answer = await services.engine.search<CaseShown>(caseCollection.kind, question)
  const reader = await readerOf(services, language)
  await loadNames(reader.names, answer.groups)
  return {
    content: answer.groups.map((hit) => ({
      ...caseSummary(hit, reader),
      titleFragments: hit.titleFragments,
      sectionCount: hit.unitCount,
      sections: hit.units.map(({ key, number, ...section }) => ({
        ...section,
        anchor: key,
        kind: number as SectionKind,
      })),
      score: hit.score,
    })),
    page: pageInfoOf(body.page, body.size, answer.total),
    facets: await labelled(shortened(answer.facets, question.filters), reader),
    resolved: answer.resolved?.id ?? null,
    didYouMean: answer.didYouMean,
    alsoSearched: answer.alsoSearched,
    isComplete: services.follower.isComplete(),
  }
}

/** Every value that the search form offers. */
export async function caseChoices(
  services: Services,
  _given: object,
  { language }: Asker,
): Promise<CaseChoices> {
  const everything = caseQuestion({ searchField: 'text' }, language)
  const { facets } = await services.engine.search(caseCollection.kind, everything)
  return labelled(facets, await readerOf(services, language))
}

import type { Language } from '@portal/protocol/kernel/languages.ts'
import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import type { FacetName, Timeliness } from '@portal/protocol/laws/constants.ts'
import type { lawSearchBody, LawSearchAnswer } from '@portal/protocol/laws/schemas.ts'
import type { z } from 'zod'
import { Refusal } from '../../kernel/refusal.ts'
import type { Labels } from '../../reference/labels.ts'
import {
  SearchUnavailable,
  type FacetCount,
  type SearchAnswer,
  type SearchEngine,
} from '../../search/door.ts'
import type { Departments } from '../departments.ts'
import { todayInShanghai } from '../../kernel/today.ts'

type Body = z.output<typeof lawSearchBody>

export interface LawSearch {
  engine: SearchEngine
  labels: { current(): Promise<Labels> }
  departments: Departments
}

function list<Value>(value: Value | Value[] | undefined): Value[] | undefined {
  if (value === undefined) return undefined
  return Array.isArray(value) ? value : [value]
}

async function ask(engine: SearchEngine, body: Body, language: Language): Promise<SearchAnswer> {
  const filters = {
    country: list(body.country),
    department: list(body.publishDepartment),
    category: list(body.category),
    effectLevel: list(body.effectLevel),
    timeliness: list(body.timeliness),
    year: list(body.year),
    effectiveFrom: body.effectiveFrom,
    effectiveTo: body.effectiveTo,
  }
  try {
    return await engine.search({
      keyword: body.keyword ?? '',
      field: body.searchField,
      unit: body.unit,
      ...(body.language && { textLanguage: body.language }),
      filters: Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
      page: body.page,
      size: body.size,
      sort: body.sort,
      language,
      today: todayInShanghai(),
    })
  } catch (error) {
    // The rest of the portal does not depend on search; this question can be asked again.
    if (error instanceof SearchUnavailable) throw new Refusal('overloaded')
    throw error
  }
}

/** Answers a search with names in the reader's language. */
export async function searchLaws(
  search: LawSearch,
  body: Body,
  language: Language,
): Promise<LawSearchAnswer> {
  const answer = await ask(search.engine, body, language)
  const labels = await search.labels.current()
  const { departments } = search
  await departments.load([
    ...answer.laws.map((hit) => hit.department),
    ...answer.facets.department.map(({ value }) => value),
  ])

  function facet(counts: FacetCount[], label: (value: string) => string) {
    return counts.map(({ value, count }) => ({ value, label: label(value), count }))
  }
  const fromDictionary = (type: string) => (value: string) => labels.of(type, value, language)
  const facets: Record<FacetName, ReturnType<typeof facet>> = {
    country: facet(answer.facets.country, fromDictionary('COUNTRY')),
    effectLevel: facet(answer.facets.effectLevel, fromDictionary('LAW_EFFECT_LEVEL')),
    timeliness: facet(answer.facets.timeliness, fromDictionary('LAW_TIMELINESS')),
    category: facet(answer.facets.category, fromDictionary('LAW_CATEGORY')),
    year: facet(answer.facets.year, (value) => value),
    publishDepartment: facet(answer.facets.department, (value) => departments.name(value, language)),
  }
  const laws = answer.laws.map(({ department, timeliness, address, ...hit }) => ({
    ...hit,
    address: `/${address}`,
    publishDepartment: departments.name(department, language),
    timeliness: timeliness as Timeliness,
  }))
  const articles = answer.articles.map(({ key, number, lawAddress, ...row }) => ({
    ...row,
    lawAddress: `/${lawAddress}`,
    articleKey: key,
    articleNumber: number,
  }))
  return {
    content: body.unit === 'law' ? laws : articles,
    page: pageInfoOf(body.page, body.size, answer.total),
    facets,
    resolved: answer.resolved && { ...answer.resolved, address: `/${answer.resolved.address}` },
    didYouMean: answer.didYouMean,
    alsoSearched: answer.alsoSearched,
  }
}

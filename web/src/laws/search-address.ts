import {
  effectLevels,
  facetNames,
  lawCategories,
  lawSorts,
  longestKeyword,
  timelinessStates,
  type FacetName,
} from '@portal/protocol/laws/constants.ts'
import type { LawSearch } from '@portal/protocol/laws/schemas.ts'

/** A search as the address says it: every filter that is set, and nothing else. */
export interface SearchAddress {
  keyword: string
  searchField: 'text' | 'title'
  sort: NonNullable<LawSearch['sort']>
  effectiveFrom: string
  effectiveTo: string
  page: number
  facets: Record<FacetName, string[]>
}

/** A day that exists, as YYYY-MM-DD; anything else is no date. */
function date(value: string | null): string {
  const day = value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value!) ? value! : ''
}

const isOneOf = (choices: readonly string[]) => (value: string) => choices.includes(value)

/** What a facet's value can be at all. */
const isValue: Record<FacetName, (value: string) => boolean> = {
  country: (value) => /^[A-Z]{2}$/.test(value),
  effectLevel: isOneOf(effectLevels),
  timeliness: isOneOf(timelinessStates),
  category: isOneOf(lawCategories),
  year: (value) => /^(1\d{3}|2[01]\d{2})$/.test(value),
  publishDepartment: (value) => value.length > 0 && value.length <= 300,
}

/** Reads an address; what it does not know is left out, so that any link shows something. */
export function readAddress(search: URLSearchParams): SearchAddress {
  const page = Number(search.get('page') ?? 1)
  const sort = lawSorts.find((known) => known === search.get('sort')) ?? 'relevance'
  const facets = Object.fromEntries(
    facetNames.map((name) => [name, search.getAll(name).filter(isValue[name]).slice(0, 50)]),
  )
  return {
    keyword: (search.get('keyword') ?? '').replace(/\p{Cc}+/gu, ' ').slice(0, longestKeyword),
    searchField: search.get('searchField') === 'title' ? 'title' : 'text',
    sort,
    effectiveFrom: date(search.get('effectiveFrom')),
    effectiveTo: date(search.get('effectiveTo')),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    facets: facets as Record<FacetName, string[]>,
  }
}

/** The address of a search below /legal/query. */
export function writeAddress(address: SearchAddress): string {
  const search = new URLSearchParams()
  if (address.keyword) search.set('keyword', address.keyword)
  if (address.searchField !== 'text') search.set('searchField', address.searchField)
  for (const name of facetNames) for (const value of address.facets[name]) search.append(name, value)
  if (address.effectiveFrom) search.set('effectiveFrom', address.effectiveFrom)
  if (address.effectiveTo) search.set('effectiveTo', address.effectiveTo)
  if (address.sort !== 'relevance') search.set('sort', address.sort)
  if (address.page > 1) search.set('page', String(address.page))
  return search.size > 0 ? `/legal/query?${search}` : '/legal/query'
}

/** The search as the call takes it: the non-empty filters only. */
export function toSearch(address: SearchAddress): LawSearch {
  const { facets } = address
  const chosen: Partial<LawSearch> = Object.fromEntries(
    facetNames
      .filter((name) => facets[name].length > 0)
      .map((name) => [name, name === 'year' ? facets[name].map(Number) : facets[name]]),
  )
  return {
    ...(address.keyword.trim() && { keyword: address.keyword }),
    ...(address.searchField === 'title' && { searchField: 'title' }),
    ...(address.effectiveFrom && { effectiveFrom: address.effectiveFrom }),
    ...(address.effectiveTo && { effectiveTo: address.effectiveTo }),
    ...(address.sort !== 'relevance' && { sort: address.sort }),
    ...chosen,
    page: address.page,
    size: 10,
  }
}

/** The search with one value of a facet turned on or off, back on its first page. */
export function toggleFacet(address: SearchAddress, name: FacetName, value: string): SearchAddress {
  const chosen = address.facets[name]
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  return { ...address, page: 1, facets: { ...address.facets, [name]: next } }
}

/** The search without its filters. */
export function clearFilters(address: SearchAddress): SearchAddress {
  return readAddress(new URLSearchParams(address.keyword ? { keyword: address.keyword } : {}))
}

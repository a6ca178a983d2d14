import type { Language } from '@portal/protocol/kernel/languages.ts'
import {
  effectLevels,
  lawCategories,
  lawSorts,
  timelinessStates,
  type FacetName,
} from '@portal/protocol/laws/constants.ts'
import type { LawSearch } from '@portal/protocol/laws/schemas.ts'
import {
  chosenFilters,
  isCountry,
  isName,
  isOneOf,
  isYear,
  readChosen,
  readDate,
  readField,
  readPage,
  readText,
  readTextLanguage,
  writeParts,
  type Chosen,
} from '../search/address-parts.ts'

/** A search as the address says it: every filter that is set, and nothing else. */
export interface SearchAddress {
  keyword: string
  searchField: 'text' | 'title'
  sort: NonNullable<LawSearch['sort']>
  effectiveFrom: string
  effectiveTo: string
  /** Only texts in this language; empty for all. */
  language: Language | ''
  page: number
  facets: Chosen<FacetName>
}

/** What a facet's value can be at all. */
const isValue: Record<FacetName, (value: string) => boolean> = {
  country: isCountry,
  effectLevel: isOneOf(effectLevels),
  timeliness: isOneOf(timelinessStates),
  category: isOneOf(lawCategories),
  year: isYear,
  publishDepartment: isName,
}

/** Reads an address; what it does not know is left out, so that any link shows something. */
export function readAddress(search: URLSearchParams): SearchAddress {
  return {
    keyword: readText(search.get('keyword')),
    searchField: readField(search.get('searchField')),
    sort: lawSorts.find((known) => known === search.get('sort')) ?? 'relevance',
    effectiveFrom: readDate(search.get('effectiveFrom')),
    effectiveTo: readDate(search.get('effectiveTo')),
    language: readTextLanguage(search.get('language')),
    page: readPage(search.get('page')),
    facets: readChosen(search, isValue),
  }
}

/** The address of a search below /legal/query. */
export function writeAddress(address: SearchAddress): string {
  const { keyword, searchField, facets, effectiveFrom, effectiveTo, language, sort, page } = address
  return writeParts('/legal/query', {
    keyword,
    searchField: searchField === 'text' ? '' : searchField,
    ...facets,
    effectiveFrom,
    effectiveTo,
    language,
    sort: sort === 'relevance' ? '' : sort,
    page: page > 1 ? String(page) : '',
  })
}

/** The search as the call takes it: the non-empty filters only. */
export function toSearch(address: SearchAddress): LawSearch {
  const { keyword, searchField, facets, effectiveFrom, effectiveTo, language, sort, page } = address
  return {
    ...(keyword.trim() && { keyword }),
    ...(searchField === 'title' && { searchField }),
    ...(effectiveFrom && { effectiveFrom }),
    ...(effectiveTo && { effectiveTo }),
    ...(language && { language }),
    ...(sort !== 'relevance' && { sort }),
    ...(chosenFilters(facets) as Partial<LawSearch>),
    page,
    size: 10,
  }
}

/** The search without its filters. */
export function clearFilters(address: SearchAddress): SearchAddress {
  return readAddress(new URLSearchParams(address.keyword ? { keyword: address.keyword } : {}))
}

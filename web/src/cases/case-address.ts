import {
  caseFacetNames,
  caseSorts,
  caseTypes,
  documentTypes,
  type CaseFacetName,
} from '@portal/protocol/cases/constants.ts'
import type { CaseAnalysisQuery, CaseSearch } from '@portal/protocol/cases/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
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

/** A search of cases as the address says it: every filter that is set, and nothing else. */
export interface CaseAddress {
  keyword: string
  searchField: 'text' | 'title'
  sort: NonNullable<CaseSearch['sort']>
  judgedFrom: string
  judgedTo: string
  caseNumber: string
  parties: string
  /** A law's id, or its id, "#" and an article's key. */
  cites: string
  /** Only texts in this language; empty for all. */
  language: Language | ''
  page: number
  facets: Chosen<CaseFacetName>
}

/** Longest texts of an address that are read, as the call takes them. */
export const longest = { caseNumber: 100, parties: 200 } as const

/** What a facet's value can be at all. */
const isValue: Record<CaseFacetName, (value: string) => boolean> = {
  country: isCountry,
  court: isName,
  type: isOneOf(caseTypes),
  cause: isName,
  documentType: isOneOf(documentTypes),
  year: isYear,
}

/** A law's id, alone or with an article's key, in no more than the hundred characters that the call takes. */
const citesPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(#.{1,60})?$/

function readCites(value: string | null): string {
  return value !== null && citesPattern.test(value) ? value : ''
}

/** Reads an address; what it does not know is left out, so that any link shows something. */
export function readCaseAddress(search: URLSearchParams): CaseAddress {
  return {
    keyword: readText(search.get('keyword')),
    searchField: readField(search.get('searchField')),
    sort: caseSorts.find((known) => known === search.get('sort')) ?? 'relevance',
    judgedFrom: readDate(search.get('judgedFrom')),
    judgedTo: readDate(search.get('judgedTo')),
    caseNumber: readText(search.get('caseNumber'), longest.caseNumber),
    parties: readText(search.get('parties'), longest.parties),
    cites: readCites(search.get('cites')),
    language: readTextLanguage(search.get('language')),
    page: readPage(search.get('page')),
    facets: readChosen(search, isValue),
  }
}

function filterParts(address: CaseAddress) {
  const { keyword, searchField, facets, judgedFrom, judgedTo, caseNumber, parties, cites, language } = address
  return {
    keyword,
    searchField: searchField === 'text' ? '' : searchField,
    caseNumber,
    parties,
    ...facets,
    judgedFrom,
    judgedTo,
    cites,
    language,
  }
}

/** The address of a search below /legal/query. */
export function writeCaseAddress(address: CaseAddress): string {
  const { sort, page } = address
  return writeParts('/legal/query', {
    tab: 'cases',
    ...filterParts(address),
    sort: sort === 'relevance' ? '' : sort,
    page: page > 1 ? String(page) : '',
  })
}

/** The address of the figures over what a search finds. */
export function writeAnalysisAddress(address: CaseAddress): string {
  return writeParts('/legal/analysis', filterParts(address))
}

/** The filters as the calls take them: those that are set. */
export function toAnalysis(address: CaseAddress): CaseAnalysisQuery {
  const { keyword, searchField, facets, judgedFrom, judgedTo, cites, language } = address
  const caseNumber = address.caseNumber.trim()
  const parties = address.parties.trim()
  return {
    ...(keyword.trim() && { keyword }),
    ...(searchField === 'title' && { searchField }),
    ...(caseNumber && { caseNumber }),
    ...(parties && { parties }),
    ...(judgedFrom && { judgedFrom }),
    ...(judgedTo && { judgedTo }),
    ...(cites && { cites }),
    ...(language && { language }),
    ...(chosenFilters(facets) as Partial<CaseAnalysisQuery>),
  }
}

/** The search as the call takes it: the non-empty filters only. */
export function toCaseSearch(address: CaseAddress): CaseSearch {
  const { sort, page } = address
  return {
    ...(toAnalysis(address) as CaseSearch),
    ...(sort !== 'relevance' && { sort }),
    page,
    size: 10,
  }
}

/** The search without its filters. */
export function clearCaseFilters({ keyword }: CaseAddress): CaseAddress {
  return readCaseAddress(new URLSearchParams(keyword ? { keyword } : {}))
}

/** The search with nothing but this value of this facet, the other filters as they are. */
export function narrowTo(address: CaseAddress, facet: CaseFacetName, value: string): CaseAddress {
  return { ...address, page: 1, facets: { ...address.facets, [facet]: [value] } }
}

/** Whether any filter narrows the search, beside the question. */
export function hasCaseFilters(address: CaseAddress): boolean {
  const { judgedFrom, judgedTo, caseNumber, parties, cites, facets } = address
  const texts = [judgedFrom, judgedTo, caseNumber, parties, cites]
  return texts.some(Boolean) || caseFacetNames.some((name) => facets[name].length > 0)
}

/** The page of a case, at one of its sections, in one of its languages. */
export function casePath(id: string, place: { anchor?: string; text?: Language | undefined } = {}): string {
  const path = writeParts('/legal/details', { type: 'case', id, text: place.text })
  return place.anchor ? `${path}#${place.anchor}` : path
}

import { caseFacetNames, type CaseFacetName } from '@portal/protocol/cases/constants.ts'
import { casesList } from '@portal/protocol/cases/lists.ts'
import type { CaseAnalysisQuery, CaseSearch, CaseTable } from '@portal/protocol/cases/schemas.ts'
import type { TableFormat } from '@portal/protocol/kernel/file.ts'
import { toBody, toFilters } from '@portal/protocol/kernel/list-address.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { writeParts } from '../search/address-parts.ts'
import { askedOf, clearSearch, readSearch, writeSearch, type Search } from '../search/search-address.ts'

/** A search of cases as its address says it. */
export type CaseAddress = Search<typeof casesList>

export function readCaseAddress(search: URLSearchParams): CaseAddress {
  return readSearch(casesList, search)
}

/** The address of a search below /legal/query. */
export function writeCaseAddress(address: CaseAddress): string {
  return writeSearch('/legal/query', casesList, address, [['tab', 'cases']])
}

/** The address of the figures over what a search finds. */
export function writeAnalysisAddress(address: CaseAddress): string {
  return writeSearch('/legal/analysis', casesList, { ...address, sort: casesList.sorts[0], page: 1 })
}

/** The filters as the calls take them: those that are set. */
export function toAnalysis(address: CaseAddress): CaseAnalysisQuery {
  return toFilters(casesList, askedOf(casesList, address).filters)
}

/** The search as the call takes it: the non-empty filters only. */
export function toCaseSearch(address: CaseAddress): CaseSearch {
  return toBody(casesList, askedOf(casesList, address))
}

/** The same for all that is found, as a table. */
export function toCaseTable(address: CaseAddress, format: TableFormat): CaseTable {
  return { ...toAnalysis(address), sort: address.sort, format }
}

/** The search without its filters. */
export function clearCaseFilters(address: CaseAddress): CaseAddress {
  return clearSearch(casesList, address)
}

/** The search with nothing but this value of this facet, the other filters as they are. */
export function narrowTo(address: CaseAddress, facet: CaseFacetName, value: string): CaseAddress {
  return { ...address, page: 1, [facet]: [value] }
}

/** Whether any filter narrows the search, beside the question. */
export function hasCaseFilters(address: CaseAddress): boolean {
  const { judgedFrom, judgedTo, caseNumber, parties, cites } = address
  const texts = [judgedFrom, judgedTo, caseNumber, parties, cites]
  return texts.some(Boolean) || caseFacetNames.some((name) => address[name].length > 0)
}

/** The page of a case, at one of its sections, in one of its languages. */
export function casePath(id: string, place: { anchor?: string; text?: Language | undefined } = {}): string {
  const path = writeParts('/legal/details', { type: 'case', id, text: place.text })
  return place.anchor ? `${path}#${place.anchor}` : path
}

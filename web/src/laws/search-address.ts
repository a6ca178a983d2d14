import { toBody, toFilters } from '@portal/protocol/kernel/list-address.ts'
import type { TableFormat } from '@portal/protocol/kernel/file.ts'
import type { PreferableCountry } from '@portal/protocol/kernel/preferred-country.ts'
import { lawsList } from '@portal/protocol/laws/lists.ts'
import type { LawSearch, LawTable } from '@portal/protocol/laws/schemas.ts'
import { askedOf, clearSearch, readSearch, writeSearch, type Search } from '../search/search-address.ts'

/** A search of laws as its address says it. */
export type SearchAddress = Search<typeof lawsList>

export function readAddress(search: URLSearchParams): SearchAddress {
  return readSearch(lawsList, search)
}

/** The address of a search below /legal/query. */
export function writeAddress(address: SearchAddress): string {
  return writeSearch('/legal/query', lawsList, address)
}

/**
 * The search as the call takes it: the non-empty filters only.
 *
 * @param kept the country that goes before others where the address says nothing of it
 */
export function toSearch(address: SearchAddress, kept: PreferableCountry | ''): LawSearch {
  return toBody(lawsList, askedOf(lawsList, { ...address, prefer: address.prefer || kept }))
}

/**
 * The same for all that is found, as a table.
 *
 * @param kept as of `toSearch`
 */
export function toTable(address: SearchAddress, kept: PreferableCountry | '', format: TableFormat): LawTable {
  const { filters, sort } = askedOf(lawsList, { ...address, prefer: address.prefer || kept })
  return { ...toFilters(lawsList, filters), sort, format }
}

/** The search without its filters. */
export function clearFilters(address: SearchAddress): SearchAddress {
  return clearSearch(lawsList, address)
}

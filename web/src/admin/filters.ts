import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readDate, readPage, readText, writeParts } from '../search/address-parts.ts'

/** What a filter takes: one of the choices, a text of so many characters at most, or a day. */
type FilterKind = readonly string[] | number | 'day'

export type FilterKinds = Readonly<Record<string, FilterKind>>

/** The filters that are set. */
type Filters<Kinds extends FilterKinds> = {
  -readonly [Name in keyof Kinds]?: Kinds[Name] extends readonly (infer Choice extends string)[]
    ? Choice
    : string
}

export interface ListAddress<Kinds extends FilterKinds> {
  filters: Filters<Kinds>
  page: number
}

function readFilter(kind: FilterKind, value: string | null): string {
  if (value === null) return ''
  if (kind === 'day') return readDate(value)
  if (typeof kind === 'number') return readText(value, kind).trim()
  return kind.includes(value) ? value : ''
}

/** What an address says of a list; what makes no sense is as if it were not there. */
export function readListAddress<Kinds extends FilterKinds>(
  kinds: Kinds,
  search: URLSearchParams,
): ListAddress<Kinds> {
  const set = Object.entries(kinds)
    .map(([name, kind]) => [name, readFilter(kind, search.get(name))] as const)
    .filter(([, value]) => value !== '')
  return { filters: Object.fromEntries(set) as Filters<Kinds>, page: readPage(search.get('page')) }
}

/** The address of a list with these filters, on this page. */
function writeListAddress(
  path: string,
  filters: Readonly<Record<string, string | undefined>>,
  page = 1,
): string {
  return writeParts(path, { ...filters, page: page > 1 ? String(page) : undefined })
}

/** A list's filters and page as the call takes them. */
export function toQuery<Kinds extends FilterKinds>({ filters, page }: ListAddress<Kinds>) {
  return { ...filters, page: String(page) }
}

export interface List<Kinds extends FilterKinds> {
  address: ListAddress<Kinds>
  /** Address of the list on another page, or with other filters. */
  addressOf: (page: number, filters?: Readonly<Record<string, string | undefined>>) => string
  go: (page: number, filters?: Readonly<Record<string, string | undefined>>) => void
}

/**
 * A list whose filters and page stand in the address.
 *
 * @param fixed parts of the address that stay whatever the filters
 */
export function useList<Kinds extends FilterKinds>(
  path: string,
  kinds: Kinds,
  fixed: Readonly<Record<string, string>> = {},
): List<Kinds> {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const address = useMemo(() => readListAddress(kinds, search), [kinds, search])
  const addressOf: List<Kinds>['addressOf'] = (page, filters = address.filters) =>
    writeListAddress(path, { ...fixed, ...filters }, page)
  return { address, addressOf, go: (page, filters) => void navigate(addressOf(page, filters)) }
}

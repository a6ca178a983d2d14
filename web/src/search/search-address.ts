import { readList, wholeList, writeList } from '@portal/protocol/kernel/list-address.ts'
import type { Asked, List } from '@portal/protocol/kernel/list.ts'
import { addressBelow } from './address-parts.ts'

/** A search as its address says it: every filter, the order and the page side by side. */
export type Search<L extends List> = Asked<L>['filters'] & Pick<Asked<L>, 'sort' | 'page'>

/** What is asked of the list that is searched. */
export function askedOf<L extends List>(list: L, { sort, page, ...filters }: Search<L>): Asked<L> {
  return { filters: filters as unknown as Asked<L>['filters'], sort, page, size: list.sizes[0] }
}

function searchOf<L extends List>({ filters, sort, page }: Asked<L>): Search<L> {
  return { ...filters, sort, page }
}

/** Reads an address; what it does not know is left out, so that any link shows something. */
export function readSearch<L extends List>(list: L, search: URLSearchParams): Search<L> {
  return searchOf(readList(list, search))
}

/**
 * The address of a search below a path.
 *
 * @param fixed what stands before the search
 */
export function writeSearch<L extends List>(
  path: string,
  list: L,
  search: Search<L>,
  fixed: readonly (readonly [string, string])[] = [],
): string {
  return addressBelow(path, [...fixed, ...writeList(list, askedOf(list, search))])
}

/** The search without its filters and its order. */
export function clearSearch<L extends List>(list: L, { keyword }: { keyword: string }): Search<L> {
  return { ...searchOf(wholeList(list)), keyword }
}

/** A search with one value of a facet turned on or off, back on its first page. */
export function toggleChosen<Name extends string, S extends Readonly<Record<Name, readonly string[]>>>(
  search: S,
  name: Name,
  value: string,
): S {
  const chosen = search[name]
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  return { ...search, page: 1, [name]: next }
}

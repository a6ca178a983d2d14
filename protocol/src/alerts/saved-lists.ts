import { casesList } from '../cases/lists.ts'
import { readList, toFilters, wholeList, writeList } from '../kernel/list-address.ts'
import type { List } from '../kernel/list.ts'
import { lawsList } from '../laws/lists.ts'
import { kindSpec, publicationKinds, type PublicationKind } from '../publications/kinds.ts'
import { eventsList, productsList, publicationsList, researchList } from '../publications/lists.ts'
import { requirementsList } from '../requirements/lists.ts'

/** The lists whose searches can be saved: laws, judgments, requirements, and each kind of publication. */
export const savedLists = ['law', 'judgment', 'requirement', ...publicationKinds] as const

export type SavedList = (typeof savedLists)[number]

/** The filters of a search, as an address has them. */
export type SavedFilters = Readonly<Record<string, string | readonly string[]>>

/** How the publications of a kind are listed. */
function listOfKind(kind: PublicationKind): List {
  const { isEvent, isProduct } = kindSpec(kind)
  if (isEvent) return eventsList
  if (isProduct) return productsList
  return kind === 'research' ? researchList : publicationsList
}

const acts = {
  law: { list: lawsList, path: '/legal/query', fixed: [] },
  judgment: { list: casesList, path: '/legal/query', fixed: [['tab', 'cases']] },
  requirement: { list: requirementsList, path: '/service/demand', fixed: [] },
} as const satisfies Partial<Record<SavedList, { list: List; path: string; fixed: [string, string][] }>>

/** How a list is declared, and where it is shown. */
export function savedListSpec(of: SavedList): {
  list: List
  path: string
  fixed: readonly (readonly [string, string])[]
} {
  return of in acts
    ? acts[of as keyof typeof acts]
    : {
        list: listOfKind(of as PublicationKind),
        path: kindSpec(of as PublicationKind).lists[0],
        fixed: [],
      }
}

function partsOf(filters: SavedFilters): [string, string][] {
  return Object.entries(filters).flatMap(([name, held]) =>
    (typeof held === 'string' ? [held] : held).map((value): [string, string] => [name, value]),
  )
}

/**
 * The filters of a list that an address names, as its call takes them: what makes no sense is left out, and in which
 * order several of one filter were chosen says nothing.
 */
function readFilters(list: List, search: URLSearchParams): SavedFilters {
  const filters = toFilters(list, readList(list, search).filters) as SavedFilters
  const sorted = Object.entries(filters).map(([name, held]) => [
    name,
    typeof held === 'string' ? held : held.toSorted(),
  ])
  return Object.fromEntries(sorted) as SavedFilters
}

/** The filters that the list knows today: what makes no sense any more is left out. */
export function knownFilters(list: List, filters: SavedFilters): SavedFilters {
  return readFilters(list, new URLSearchParams(partsOf(filters)))
}

/** The filters of a saved list that an address names. */
export function filtersIn(of: SavedList, search: URLSearchParams): SavedFilters {
  return readFilters(savedListSpec(of).list, search)
}

/** The countries that a search is narrowed to (ISO 3166), whose law or where something is wanted. */
export function countriesOf({ country = [], region = [] }: SavedFilters): string[] {
  return [country, region].flat()
}

/** The address of a saved search. */
export function savedAddress(of: SavedList, filters: SavedFilters): string {
  const { list, path, fixed } = savedListSpec(of)
  const { filters: read } = readList(list, new URLSearchParams(partsOf(filters)))
  const parts = [...fixed, ...writeList(list, { ...wholeList(list), filters: read })]
  return parts.length === 0
    ? path
    : `${path}?${new URLSearchParams(parts.map(([name, value]) => [name, value]))}`
}

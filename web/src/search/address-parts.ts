import { isLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import { longestKeyword } from '@portal/protocol/laws/constants.ts'

/** Most values of one facet that are read. */
const mostValues = 50

/** The values chosen of each facet. */
export type Chosen<Name extends string> = Record<Name, string[]>

export const isOneOf = (choices: readonly string[]) => (value: string) => choices.includes(value)
export const isCountry = (value: string) => /^[A-Z]{2}$/.test(value)
export const isYear = (value: string) => /^(1\d{3}|2[01]\d{2})$/.test(value)
/** A name as the collection writes it, of a court or a department. */
export const isName = (value: string) => value.length > 0 && value.length <= 300

/** A text as it was typed, without control characters, no longer than it may be. */
export function readText(value: string | null, longest: number = longestKeyword): string {
  return (value ?? '').replace(/\p{Cc}+/gu, ' ').slice(0, longest)
}

/** A day that exists, as YYYY-MM-DD; anything else is no date. */
export function readDate(value: string | null): string {
  const day = value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value!) ? value! : ''
}

/** Whether a range of dates ends before it begins. */
export function isWrongWayRound(from: string, to: string): boolean {
  return from !== '' && to !== '' && from > to
}

export function readPage(value: string | null): number {
  const page = Number(value ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}

export function readField(value: string | null): 'text' | 'title' {
  return value === 'title' ? 'title' : 'text'
}

/** The only language whose texts are wanted; empty for all. */
export function readTextLanguage(value: string | null): Language | '' {
  return isLanguage(value) ? value : ''
}

/** @param isValue what a value of each facet can be at all */
export function readChosen<Name extends string>(
  search: URLSearchParams,
  isValue: Record<Name, (value: string) => boolean>,
): Chosen<Name> {
  const names = Object.keys(isValue) as Name[]
  return Object.fromEntries(
    names.map((name) => [name, search.getAll(name).filter(isValue[name]).slice(0, mostValues)]),
  ) as Chosen<Name>
}

/** The facets that have values, as a call takes them: years are numbers there. */
export function chosenFilters<Name extends string>(
  chosen: Chosen<Name>,
): Partial<Record<Name, string[] | number[]>> {
  const set = (Object.entries(chosen) as [Name, string[]][]).filter(([, values]) => values.length > 0)
  return Object.fromEntries(
    set.map(([name, values]) => [name, name === 'year' ? values.map(Number) : values]),
  ) as Partial<Record<Name, string[] | number[]>>
}

/** A search with one value of a facet turned on or off, back on its first page. */
export function toggleChosen<Name extends string, Address extends { page: number; facets: Chosen<Name> }>(
  address: Address,
  name: Name,
  value: string,
): Address {
  const chosen = address.facets[name]
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  return { ...address, page: 1, facets: { ...address.facets, [name]: next } }
}

/** An address below this path that says what is set, and nothing else. */
export function writeParts(
  path: string,
  parts: Record<string, string | readonly string[] | undefined>,
): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) {
    for (const one of typeof value === 'string' ? [value] : (value ?? [])) if (one) search.append(name, one)
  }
  return search.size > 0 ? `${path}?${search}` : path
}

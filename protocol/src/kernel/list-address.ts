import {
  codeShape,
  largestPage,
  mostValues,
  type Asked,
  type Filter,
  type Filters,
  type List,
  type SentBody,
  type SentFilters,
  type SentQuery,
  type SingleFilter,
} from './list.ts'

type Held = string | readonly string[]

/** A day that exists, as YYYY-MM-DD; anything else is no day. */
function readDay(value: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : ''
}

/** A text without control characters and halves of characters, no longer than it may be. */
function readText(value: string, longest: number, shape: RegExp | undefined): string {
  const clean = value
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longest)
  // The cut may have gone through a pair, or have left a space at the end.
  const read = (clean.isWellFormed() ? clean : clean.slice(0, -1)).trim()
  return shape === undefined || shape.test(read) ? read : ''
}

function readSingle(filter: SingleFilter, value: string): string {
  switch (filter.kind) {
    case 'text':
      return readText(value, filter.longest, filter.shape)
    case 'choice':
      return filter.choices.includes(value) ? value : ''
    case 'code':
      return codeShape(filter).test(value) ? value : ''
    case 'number':
      return /^\d{1,10}$/.test(value) && Number(value) >= filter.least && Number(value) <= filter.most
        ? String(Number(value))
        : ''
    case 'day':
      return readDay(value)
    case 'flag':
      return value === 'true' ? value : ''
  }
}

function oneOfSeveral(filter: Filter): SingleFilter {
  return filter.kind === 'several' ? filter.of : filter
}

/** What a filter holds where nothing is chosen. */
function unsetOf(filter: Filter): Held {
  if (filter.kind === 'several') return []
  return filter.kind === 'choice' ? (filter.unset ?? '') : ''
}

function readFilter(filter: Filter, values: readonly string[]): Held {
  if (filter.kind !== 'several') return readSingle(filter, values[0] ?? '') || unsetOf(filter)
  const read = values.map((value) => readSingle(filter.of, value)).filter((value) => value !== '')
  return [...new Set(read)].slice(0, mostValues)
}

function isSame(one: Held, other: Held): boolean {
  return String(one) === String(other)
}

/** Every filter of a list as it is where nothing is chosen. */
function unset<F extends Filters>(filters: F): Asked<List<F>>['filters'] {
  const entries = Object.entries(filters).map(([name, filter]) => [name, unsetOf(filter)])
  return Object.fromEntries(entries) as Asked<List<F>>['filters']
}

/** The list as it is where nothing is asked for. */
export function wholeList<L extends List>({ filters, sorts, sizes }: L): Asked<L> {
  return { filters: unset(filters) as Asked<L>['filters'], sort: sorts[0], page: 1, size: sizes[0] }
}

/** Where a list's page, size and order stand in an address, so that two of them fit on a screen. */
function names(prefix: string) {
  return prefix === ''
    ? ({ page: 'page', size: 'size', sort: 'sort' } as const)
    : { page: `${prefix}-page`, size: `${prefix}-size`, sort: `${prefix}-sort` }
}

/**
 * What an address asks of a list; what makes no sense is as if it were not there.
 *
 * @param prefix of the list's page, size and order where a screen has two lists
 */
export function readList<L extends List>(list: L, search: URLSearchParams, prefix = ''): Asked<L> {
  const name = names(prefix)
  const filters = Object.entries(list.filters).map(([filter, declared]) => [
    filter,
    readFilter(declared, search.getAll(filter)),
  ])
  const page = Number(search.get(name.page) || 1)
  const size = Number(search.get(name.size))
  return {
    filters: Object.fromEntries(filters) as Asked<L>['filters'],
    sort: list.sorts.find((sort) => sort === search.get(name.sort)) ?? list.sorts[0],
    page: Number.isInteger(page) && page >= 1 && page <= largestPage ? page : 1,
    size: list.sizes.includes(size) ? size : list.sizes[0],
  }
}

/** The filters that are set, by their names. */
function chosen<L extends List>({ filters }: L, asked: Asked<L>['filters']): [string, Held][] {
  return Object.entries(filters).flatMap(([name, filter]): [string, Held][] => {
    const given = (asked as Readonly<Record<string, Held>>)[name] ?? ''
    const held = typeof given === 'string' ? given.trim() : given
    return isSame(held, unsetOf(filter)) || held.length === 0 ? [] : [[name, held]]
  })
}

/** Whether a filter narrows the list. */
export function isNarrowed<L extends List>(list: L, asked: Asked<L>['filters']): boolean {
  return chosen(list, asked).length > 0
}

/** A value as a body has it. */
function inBody({ kind }: SingleFilter, value: string): unknown {
  if (kind === 'number') return Number(value)
  return kind === 'flag' ? value === 'true' : value
}

/** The filters that are set, as a call takes them; numbers are digits in a query. */
function sentFilters<L extends List>(list: L, asked: Asked<L>['filters'], isBody: boolean) {
  const sent = chosen(list, asked).map(([name, held]) => {
    const filter = list.filters[name]!
    if (!isBody) return [name, held]
    const one = oneOfSeveral(filter)
    return [name, typeof held === 'string' ? inBody(one, held) : held.map((value) => inBody(one, value))]
  })
  return Object.fromEntries(sent) as Record<string, unknown>
}

/** The filters alone, as the query of a call takes them. */
export function toFilters<L extends List>(list: L, asked: Asked<L>['filters']): SentFilters<L, string> {
  return sentFilters(list, asked, false) as SentFilters<L, string>
}

/** What is asked of a list, as the query of its call takes it. */
export function toQuery<L extends List>(list: L, { filters, sort, page, size }: Asked<L>): SentQuery<L> {
  return {
    ...sentFilters(list, filters, false),
    ...(sort !== list.sorts[0] && { sort }),
    page: String(page),
    size: String(size),
  } as SentQuery<L>
}

/** What is asked of a list, as the body of its call takes it. */
export function toBody<L extends List>(list: L, { filters, sort, page, size }: Asked<L>): SentBody<L> {
  return {
    ...sentFilters(list, filters, true),
    ...(sort !== list.sorts[0] && { sort }),
    page,
    size,
  } as SentBody<L>
}

/** The parts of an address that say what is asked of a list, and nothing that goes without saying. */
export function writeList<L extends List>(list: L, asked: Asked<L>, prefix = ''): [string, string][] {
  const { filters, sort, page, size } = asked
  const name = names(prefix)
  return [
    ...chosen(list, filters).flatMap(([filter, held]) =>
      (typeof held === 'string' ? [held] : held).map((value): [string, string] => [filter, value]),
    ),
    ...(sort === list.sorts[0] ? [] : [[name.sort, sort] satisfies [string, string]]),
    ...(size === list.sizes[0] ? [] : [[name.size, String(size)] satisfies [string, string]]),
    ...(page > 1 ? [[name.page, String(page)] satisfies [string, string]] : []),
  ]
}

import { areaShape } from './area-code.ts'

/** A text of so many characters at most. In an address it may have to look like something; what does not finds nothing. */
interface TextFilter {
  kind: 'text'
  longest: number
  shape?: RegExp
}

/** One of a few; where a choice stands for none made, the list always has one. */
interface ChoiceFilter<Choice extends string, Unset extends string | undefined> {
  kind: 'choice'
  choices: readonly Choice[]
  unset: Unset
}

/** A code of a dictionary. */
interface CodeFilter {
  kind: 'code'
  dictionary: string
}

interface NumberFilter {
  kind: 'number'
  least: number
  most: number
}

/** The first or the last day, YYYY-MM-DD, both included, of a range that has a name of its own. */
interface DayFilter<Range extends string> {
  kind: 'day'
  range: Range
  edge: 'first' | 'last'
}

/** Only the rows that have something; all where it is not set. */
interface FlagFilter {
  kind: 'flag'
}

export type SingleFilter =
  | TextFilter
  | ChoiceFilter<string, string | undefined>
  | CodeFilter
  | NumberFilter
  | DayFilter<string>
  | FlagFilter

/** Met by any of the values. */
interface SeveralFilter<One extends SingleFilter> {
  kind: 'several'
  of: One
}

export type Filter = SingleFilter | SeveralFilter<SingleFilter>

export type Filters = Readonly<Record<string, Filter>>

/** The filters that are a choice of a few, where none need be made. */
type ChoiceNames<F extends Filters> = {
  [Name in keyof F]: F[Name] extends ChoiceFilter<string, undefined> ? Name : never
}[keyof F] &
  string

/** A list of the portal, declared once: the call, the address, the filter form and the server's page come of it. */
export interface List<
  F extends Filters = Filters,
  Sort extends string = string,
  Tabs extends string | undefined = string | undefined,
> {
  filters: F
  /**
   * Orders of the rows, the first where none is asked for; what is equal in one is told apart by the row's key. `best` is
   * how well rows fit the text that is looked for, and offered where there is one; the next stands for it elsewhere.
   */
  sorts: readonly [Sort, ...Sort[]]
  /** Rows of a page that a screen offers, the first where none is asked for. */
  sizes: readonly [number, ...number[]]
  /** The columns whose heads change the order, with the order for each direction. */
  columns: Readonly<Record<string, { up: Sort; down: Sort }>>
  /** The choice shown as tabs: the answer counts how many rows each holds under the other filters. */
  tabs: Tabs
}

/** Rows of a page, whatever a screen offers. */
export const largestPageSize = 100
/** Beyond this no list reaches; a bound keeps offsets inside the database's integers. */
export const largestPage = 1_000_000
/** Values of one filter that takes several. */
export const mostValues = 50

export function text(longest: number, shape?: RegExp): TextFilter {
  return { kind: 'text', longest, ...(shape && { shape }) }
}

export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
): ChoiceFilter<Choice, undefined>
export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
  unset: NoInfer<Choice>,
): ChoiceFilter<Choice, Choice>
export function oneOf<const Choice extends string>(choices: readonly Choice[], unset?: Choice) {
  return { kind: 'choice', choices, unset } as const
}

export function codeOf(dictionary: string): CodeFilter {
  return { kind: 'code', dictionary }
}

/** What a code of the dictionary can be at all. */
export function codeShape({ dictionary }: CodeFilter): RegExp {
  if (dictionary === 'AREA') return areaShape
  return dictionary === 'COUNTRY' ? /^[A-Z]{2}$/ : /^[A-Za-z0-9][A-Za-z0-9_]{0,49}$/
}

export function number(least: number, most: number): NumberFilter {
  return { kind: 'number', least, most }
}

export function firstDay<const Range extends string>(range: Range): DayFilter<Range> {
  return { kind: 'day', range, edge: 'first' }
}

export function lastDay<const Range extends string>(range: Range): DayFilter<Range> {
  return { kind: 'day', range, edge: 'last' }
}

export const flag: FlagFilter = { kind: 'flag' }

export function several<F extends SingleFilter>(of: F): SeveralFilter<F> {
  return { kind: 'several', of }
}

interface Declared<F extends Filters, Sort extends string, Tabs extends string | undefined> {
  filters: F
  sorts: readonly [Sort, ...Sort[]]
  sizes?: readonly [number, ...number[]]
  columns?: Readonly<Record<string, { up: NoInfer<Sort>; down: NoInfer<Sort> }>>
  tabs?: Tabs
}

export function list<
  const F extends Filters,
  const Sort extends string,
  const Tabs extends ChoiceNames<F> | undefined = undefined,
>({ sizes = [10], columns = {}, tabs, ...declared }: Declared<F, Sort, Tabs>): List<F, Sort, Tabs> {
  return { ...declared, sizes, columns, tabs: tabs as Tabs }
}

/** A filter's value as the server has it. */
export type ValueOf<F> =
  F extends ChoiceFilter<infer Choice, string | undefined>
    ? Choice
    : F extends NumberFilter
      ? number
      : F extends FlagFilter
        ? true
        : string

/** A filter's value as a call is given it. */
type Given<F, Digits extends string | number> = F extends NumberFilter
  ? Digits
  : F extends FlagFilter
    ? Digits extends string
      ? 'true' | 'false'
      : boolean
    : ValueOf<F>

/** How many rows each tab holds. */
export type CountsOf<L extends List> = L['tabs'] extends keyof L['filters']
  ? Record<ValueOf<L['filters'][L['tabs']]> & string, number>
  : never

/** The values of the list's tabs, in their order. */
export function tabsOf<L extends List>({ filters, tabs }: L): (keyof CountsOf<L> & string)[] {
  const filter = tabs === undefined ? undefined : filters[tabs]
  return filter?.kind === 'choice' ? ([...filter.choices] as (keyof CountsOf<L> & string)[]) : []
}

/** @template Digits how numbers are given; flags are words beside digits */
export type SentFilters<L extends List, Digits extends string | number> = {
  [Name in keyof L['filters']]?: L['filters'][Name] extends SeveralFilter<infer One>
    ? Given<One, Digits> | Given<One, Digits>[]
    : Given<L['filters'][Name], Digits>
}

interface SentPage<L extends List, Digits extends string | number> {
  sort?: L['sorts'][number]
  page?: Digits
  size?: Digits
}

export type SentQuery<L extends List> = SentFilters<L, string> & SentPage<L, string>
export type SentBody<L extends List> = SentFilters<L, number> & SentPage<L, number>

/** A filter's value as an action finds it: one that takes several always has them in a list. */
type Found<F> =
  F extends SeveralFilter<infer One>
    ? ValueOf<One>[] | undefined
    : F extends ChoiceFilter<infer Choice, infer Unset>
      ? Choice | (undefined extends Unset ? undefined : never)
      : ValueOf<F> | undefined

/** What a list is narrowed to. */
export type Wanted<L extends List> = {
  [Name in keyof L['filters'] as undefined extends Found<L['filters'][Name]> ? Name : never]?: Found<
    L['filters'][Name]
  >
} & {
  [Name in keyof L['filters'] as undefined extends Found<L['filters'][Name]> ? never : Name]: Found<
    L['filters'][Name]
  >
}

/** What the call of a list has been asked for. */
export type PageWanted<L extends List> = Wanted<L> & {
  sort: L['sorts'][number]
  page: number
  size: number
}

type Single<F> =
  F extends ChoiceFilter<infer Choice, infer Unset>
    ? Choice | (undefined extends Unset ? '' : never)
    : F extends FlagFilter
      ? 'true' | ''
      : string

/** A filter's value as an address has it: empty where it is not set. */
type Held<F> = F extends SeveralFilter<infer One> ? readonly Exclude<Single<One>, ''>[] : Single<F>

/** What of a list is asked for. */
export interface Asked<L extends List = List> {
  filters: { readonly [Name in keyof L['filters']]: Held<L['filters'][Name]> }
  sort: L['sorts'][number]
  page: number
  size: number
}

import {
  tabsOf,
  type CountsOf,
  type Filters,
  type List,
  type PageWanted,
  type Wanted,
} from '@portal/protocol/kernel/list.ts'
import { pageInfoOf, type PageInfo } from '@portal/protocol/kernel/paging.ts'
import { sql, type Compilable, type RawBuilder, type SelectQueryBuilder, type StringReference } from 'kysely'
import { readShared } from './read-shared.ts'
import { filledStatement, statement } from './statement.ts'
import type { Database } from './store.ts'

export interface PageAsked<Sort extends string = string> {
  sort: Sort
  page: number
  size: number
}

/** A column, or what is made of columns. */
type By<DB, TB extends keyof DB> = StringReference<DB, TB> | RawBuilder<unknown>

interface PageParts<DB, TB extends keyof DB, Sort extends string, Told, Row> {
  /** The column that names a row: it tells apart what is equal in an order, so that no page repeats a row. */
  key: StringReference<DB, TB>
  /** What the rows of each of the list's sorts are ordered by, outermost first. */
  orders: Readonly<Record<Sort, readonly (readonly [by: By<DB, TB>, direction: 'asc' | 'desc'])[]>>
  /** Selects what the page shows, of the rows on it. */
  select: (rows: SelectQueryBuilder<DB, TB, { told: Told }>) => PageQuery<Row>
  /**
   * Where many read the same long list, the database that it is read of: what is told of the whole list is then read by
   * itself, once for all who ask at one moment, and not with each page.
   */
  toldOf?: Database
}

type PageQuery<Row> = Compilable & { execute(): Promise<Row[]> }

function reference<DB, TB extends keyof DB>(by: By<DB, TB>) {
  return typeof by === 'string' ? sql.ref(by) : by
}

/** Behind so many rows it is worth knowing first how many there are: a page is found from the nearer end. */
const deep = 1000

const isDeep = ({ page, size }: PageAsked) => (page - 1) * size >= deep

/**
 * The rows of a page with what is told of the whole list, in one statement. The page is found by its keys alone, so
 * that an index can answer it, and tables that only show something are read for the rows of the page.
 *
 * @param leading ids of a few rows of the list that stand before all others, in their order
 * @param total how many rows the list has, where that is known
 */
function pageQuery<DB, TB extends keyof DB, Sort extends string, Told, Row extends { told: Told }>(
  chosen: SelectQueryBuilder<DB, TB, object>,
  { sort, page, size }: PageAsked<Sort>,
  { key, orders, select }: PageParts<DB, TB, Sort, Told, Row>,
  told: RawBuilder<Told>,
  leading: readonly string[] = [],
  total: number | null = null,
): PageQuery<Row> {
  const keyColumn = sql.ref(key)
  // An order the other way round has its equal rows the other way round: one index serves both.
  const isRising = orders[sort][0]?.[1] === 'asc'
  const terms = [...orders[sort], [key, isRising ? 'desc' : 'asc'] as const]
  const ordered = (forwards: 'asc' | 'desc') =>
    sql.join(
      terms.map(([by, direction]) =>
        direction === forwards ? sql`${reference(by)}` : sql`${reference(by)} desc`,
      ),
    )
  const order = ordered('asc')
  const before = (page - 1) * size
  const led = leading.slice(before, before + size)
  const others =
    leading.length === 0 ? chosen : chosen.where(sql<boolean>`${keyColumn} <> all(${leading}::uuid[])`)
  const isFromEnd = total !== null && before > total / 2
  const offset = Math.max(isFromEnd ? total - before - size : before - leading.length, 0)
  const first = others
    .select(keyColumn.as('key'))
    .orderBy(isFromEnd ? ordered('desc') : order)
    .limit(sql.lit(isFromEnd ? Math.max(Math.min(size, total - before), 0) : size - led.length))
  // The first page says so in its text: it is asked for most, and a plan made for it alone can be kept.
  const keys = offset === 0 ? first : first.offset(offset)
  const onPage =
    led.length === 0
      ? chosen.where(sql<boolean>`${keyColumn} in ${keys}`).orderBy(order)
      : chosen
          .where(sql<boolean>`${keyColumn} in (select unnest(${led}::uuid[]) union all ${keys})`)
          .orderBy(sql`array_position(${led}::uuid[], ${keyColumn}), ${order}`)
  const shown = onPage.select(told.as('told'))
  return select(shown as unknown as SelectQueryBuilder<DB, TB, { told: Told }>)
}

/** How many rows a list has. */
function totalQuery<DB, TB extends keyof DB>(chosen: SelectQueryBuilder<DB, TB, object>) {
  return chosen.select(sql<number>`count(*)::int`.as('total')) as unknown as CountQuery
}

type CountQuery = Compilable<{ total: number }> & { execute(): Promise<{ total: number }[]> }

/** Of a page whose list is told of apart from it. */
const toldApart = sql<never>`null`

/**
 * One page of a list, and how many rows the list has.
 *
 * @param chosen narrowed to the rows of the list; nothing is selected yet
 * @param leading ids of a few rows of the list that stand before all others, in their order
 */
export async function pageOf<DB, TB extends keyof DB, Sort extends string, Row extends { told: number }>(
  chosen: SelectQueryBuilder<DB, TB, object>,
  asked: PageAsked<NoInfer<Sort>>,
  parts: PageParts<DB, TB, Sort, number, Row>,
  leading: readonly string[] = [],
): Promise<{ rows: Row[]; page: PageInfo }> {
  const { page, size } = asked
  const counting = totalQuery(chosen)
  if (parts.toldOf) {
    const telling = readShared(parts.toldOf, counting.compile()).then(([counted]) => counted!.total)
    const known = isDeep(asked) ? await telling : null
    const [rows, total] = await Promise.all([
      pageQuery(chosen, asked, parts, toldApart, leading, known).execute(),
      telling,
    ])
    return { rows, page: pageInfoOf(page, size, total) }
  }
  const rows = await pageQuery(chosen, asked, parts, sql<number>`${counting}`, leading).execute()
  if (rows[0] || page === 1) return { rows, page: pageInfoOf(page, size, rows[0]?.told ?? 0) }
  // A page past the end has no row that tells how many there are.
  const [counted] = await counting.execute()
  return { rows, page: pageInfoOf(page, size, counted!.total) }
}

interface TabbedParts<
  L extends List,
  DB,
  TB extends keyof DB,
  Row extends { told: TabCounts },
> extends PageParts<DB, TB, L['sorts'][number], TabCounts, Row> {
  /** What says in which tab a row stands. */
  tab: By<DB, TB>
}

/** Rows by tab. */
type TabCounts = Readonly<Record<string, number>>

type TabbedList = List<Filters, string, string>

/** Narrows to the rows that are wanted; nothing is selected yet. */
type Choose<L extends TabbedList, DB, TB extends keyof DB> = (
  wanted: Wanted<L>,
) => SelectQueryBuilder<DB, TB, object>

interface TabbedAnswer<L extends TabbedList, Row> {
  rows: Row[]
  page: PageInfo
  counts: CountsOf<L>
}

/** How many rows each tab holds, whatever tab is wanted. */
function tabsQuery<L extends TabbedList, DB, TB extends keyof DB>(
  list: L,
  choose: Choose<L, DB, TB>,
  asked: Wanted<L>,
  tab: By<DB, TB>,
) {
  return choose({ ...asked, [list.tabs]: undefined })
    .select([sql<string>`${reference(tab)}`.as('tab'), sql<number>`count(*)::int`.as('held')])
    .groupBy(sql`1`) as unknown as Compilable<TabCount> & { execute(): Promise<TabCount[]> }
}

interface TabCount {
  tab: string
  held: number
}

function tabbedQuery<L extends TabbedList, DB, TB extends keyof DB, Row extends { told: TabCounts }>(
  list: L,
  choose: Choose<L, DB, TB>,
  asked: PageWanted<L>,
  { tab, ...parts }: TabbedParts<L, DB, TB, Row>,
  total: number | null = null,
): PageQuery<Row> {
  if (parts.toldOf) return pageQuery(choose(asked), asked, parts, toldApart, [], total)
  const counted = tabsQuery(list, choose, asked, tab)
  const told = sql<TabCounts>`(select json_object_agg(counted.tab, counted.held) from ${counted} as counted)`
  return pageQuery(choose(asked), asked, parts, told)
}

/** Rows of the tab that is wanted, or of all. */
function totalIn<L extends TabbedList>(list: L, asked: PageWanted<L>, held: TabCounts): number {
  const current = (asked as Readonly<Record<string, unknown>>)[list.tabs]
  return Object.entries(held).reduce(
    (sum, [one, many]) => (current === undefined || one === current ? sum + many : sum),
    0,
  )
}

const heldIn = (counted: readonly TabCount[]): TabCounts =>
  Object.fromEntries(counted.map(({ tab, held }) => [tab, held]))

/** The rows of a page with what they tell of the tabs; where they tell nothing, the tabs are counted. */
async function withTabs<L extends TabbedList, Row extends { told: TabCounts }>(
  list: L,
  rows: Row[],
  asked: PageWanted<L>,
  count: () => Promise<TabCount[]>,
): Promise<TabbedAnswer<L, Row>> {
  const held = rows[0]?.told ?? heldIn(await count())
  const counts = Object.fromEntries(tabsOf(list).map((one) => [one, held[one] ?? 0])) as CountsOf<L>
  return { rows, page: pageInfoOf(asked.page, asked.size, totalIn(list, asked, held)), counts }
}

/** One page of a list with tabs, and how many rows each tab holds under the other filters. */
export async function tabbedPageOf<
  L extends TabbedList,
  DB,
  TB extends keyof DB,
  Row extends { told: TabCounts },
>(
  list: L,
  choose: Choose<L, DB, TB>,
  asked: PageWanted<L>,
  parts: TabbedParts<L, DB, TB, Row>,
): Promise<TabbedAnswer<L, Row>> {
  const counting = tabsQuery(list, choose, asked, parts.tab)
  const telling = parts.toldOf && readShared(parts.toldOf, counting.compile())
  const known = telling && isDeep(asked) ? totalIn(list, asked, heldIn(await telling)) : null
  const [rows, counted] = await Promise.all([
    tabbedQuery(list, choose, asked, parts, known).execute(),
    telling,
  ])
  return withTabs(list, rows, asked, async () => counted ?? counting.execute())
}

/** Whether the first page is asked for, and nothing but it. */
function isPlain(list: List, asked: PageAsked): boolean {
  const wanted = asked as unknown as Readonly<Record<string, unknown>>
  return asked.page === 1 && Object.keys(list.filters).every((name) => wanted[name] === undefined)
}

/** The first rows of a list without filters, which are asked for most: a statement that is built once for each order and size. */
function firstRows<Values extends Readonly<Record<string, unknown>>, Asked extends PageAsked, Row>(
  build: (db: Database, values: Values, asked: Asked) => Compilable<Row>,
): (db: Database, values: Values, asked: Asked) => Promise<Row[]> {
  const built = new Map<string, (db: Database, values: Values) => Promise<Row[]>>()
  return (db, values, asked) => {
    const name = `${asked.sort} ${asked.size}`
    const rows = built.get(name) ?? statement<Values, Row>((on, places) => build(on, places, asked))
    built.set(name, rows)
    return rows(db, values)
  }
}

/**
 * The same as `tabbedPageOf` for a list that many ask for: the statement of its first page without filters is built
 * once.
 *
 * @param chooseOf is handed a stand-in for each value, as `statement` is
 */
export function tabbedPages<
  Values extends Readonly<Record<string, unknown>>,
  L extends TabbedList,
  DB,
  TB extends keyof DB,
  Row extends { told: TabCounts },
>(
  list: L,
  chooseOf: (db: Database, values: Values) => Choose<L, DB, TB>,
  partsOf: (db: Database, values: Values) => TabbedParts<L, DB, TB, Row>,
): (db: Database, values: Values, asked: PageWanted<L>) => Promise<TabbedAnswer<L, Row>> {
  const first = firstRows<Values, PageWanted<L>, Row>(
    (db, places, asked) =>
      tabbedQuery(list, chooseOf(db, places), asked, partsOf(db, places)) as Compilable<Row>,
  )
  const tabs = filledStatement<Values, TabCount>((db, places) =>
    tabsQuery(list, chooseOf(db, places), {} as Wanted<L>, partsOf(db, places).tab),
  )
  return async (db, values, asked) => {
    if (!isPlain(list, asked)) return tabbedPageOf(list, chooseOf(db, values), asked, partsOf(db, values))
    const { toldOf } = partsOf(db, values)
    const [rows, counted] = await Promise.all([
      first(db, values, asked),
      toldOf && readShared(toldOf, tabs(db, values)),
    ])
    return withTabs(list, rows, asked, async () => counted ?? readShared(db, tabs(db, values)))
  }
}

/** The same of a list without tabs. */
export function plainPages<
  Values extends Readonly<Record<string, unknown>>,
  L extends List,
  DB,
  TB extends keyof DB,
  Row extends { told: number },
>(
  list: L,
  chooseOf: (db: Database, values: Values, asked: PageWanted<L>) => SelectQueryBuilder<DB, TB, object>,
  partsOf: (db: Database, values: Values) => PageParts<DB, TB, L['sorts'][number], number, Row>,
): (db: Database, values: Values, asked: PageWanted<L>) => Promise<{ rows: Row[]; page: PageInfo }> {
  const first = firstRows<Values, PageWanted<L>, Row>((db, places, asked) => {
    const chosen = chooseOf(db, places, asked)
    const parts = partsOf(db, places)
    const told = parts.toldOf ? toldApart : sql<number>`${totalQuery(chosen)}`
    return pageQuery(chosen, asked, parts, told) as Compilable<Row>
  })
  const total = filledStatement<Values, { total: number }>((db, places) =>
    totalQuery(chooseOf(db, places, {} as PageWanted<L>)),
  )
  return async (db, values, asked) => {
    if (!isPlain(list, asked)) return pageOf(chooseOf(db, values, asked), asked, partsOf(db, values))
    const { toldOf } = partsOf(db, values)
    const [rows, counted] = await Promise.all([
      first(db, values, asked),
      toldOf && readShared(toldOf, total(db, values)),
    ])
    return { rows, page: pageInfoOf(asked.page, asked.size, counted?.[0]?.total ?? rows[0]?.told ?? 0) }
  }
}

/** One page of what is in memory already, in its order. */
export function pageOfAll<Row>(all: readonly Row[], { page, size }: Pick<PageAsked, 'page' | 'size'>) {
  const start = (page - 1) * size
  return { rows: all.slice(start, start + size), page: pageInfoOf(page, size, all.length) }
}

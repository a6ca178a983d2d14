import {
  tabsOf,
  type CountsOf,
  type Filters,
  type List,
  type PageWanted,
  type Wanted,
} from '@portal/protocol/kernel/list.ts'
import { pageInfoOf, type PageInfo } from '@portal/protocol/kernel/paging.ts'
import {
  sql,
  type Compilable,
  type CompiledQuery,
  type RawBuilder,
  type SelectQueryBuilder,
  type StringReference,
} from 'kysely'
import { readShared, readWhile } from './read-shared.ts'
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
   * itself, once for all who ask at one moment, and not with each page; and so is which rows a page behind others has.
   */
  toldOf?: Database
  /** Of such a list: what is told is the same while none of these kinds of things has changed, and kept until then. */
  toldWhile?: readonly string[]
}

/** What is told of a list apart from its pages; nothing where each page tells it. */
function tell<Row>(
  { toldOf, toldWhile }: { toldOf?: Database; toldWhile?: readonly string[] },
  query: CompiledQuery<Row>,
): Promise<Row[]> | undefined {
  if (!toldOf) return undefined
  return toldWhile ? readWhile(toldOf, query, toldWhile) : readShared(toldOf, query)
}

type PageQuery<Row> = Compilable<Row> & { execute(): Promise<Row[]> }

function reference<DB, TB extends keyof DB>(by: By<DB, TB>) {
  return typeof by === 'string' ? sql.ref(by) : by
}

/** Behind so many rows it is worth knowing first how many there are: a page is found from the nearer end. */
const deep = 1000

const isDeep = ({ page, size }: PageAsked) => (page - 1) * size >= deep

/**
 * Where a page stands in a list: it is found by its keys alone, so that an index can answer it, and tables that only show
 * something are read for the rows of the page.
 *
 * @param leading ids of a few rows of the list that stand before all others, in their order
 * @param total how many rows the list has, where that is known
 */
function placeOf<DB, TB extends keyof DB, Sort extends string>(
  chosen: SelectQueryBuilder<DB, TB, object>,
  { sort, page, size }: PageAsked<Sort>,
  { key, orders }: Pick<PageParts<DB, TB, Sort, unknown, unknown>, 'key' | 'orders'>,
  leading: readonly string[] = [],
  total: number | null = null,
) {
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
  const before = (page - 1) * size
  const led = leading.slice(before, before + size)
  const others =
    leading.length === 0 ? chosen : chosen.where(sql<boolean>`${keyColumn} <> all(${leading}::uuid[])`)
  const isFromEnd = total !== null && before > total / 2
  const keys = others
    .select(keyColumn.as('key'))
    .orderBy(isFromEnd ? ordered('desc') : ordered('asc'))
    .limit(sql.lit(isFromEnd ? Math.max(Math.min(size, total - before), 0) : size - led.length))
  return {
    keyColumn,
    order: ordered('asc'),
    led,
    keys,
    /** Of the others, so many are passed over before those of the page come. */
    offset: Math.max(isFromEnd ? total - before - size : before - leading.length, 0),
  }
}

/** The rows of a first page with what is told of the whole list, in one statement. */
function firstQuery<DB, TB extends keyof DB, Sort extends string, Told, Row extends { told: Told }>(
  chosen: SelectQueryBuilder<DB, TB, object>,
  { keyColumn, order, led, keys }: ReturnType<typeof placeOf<DB, TB, Sort>>,
  { select }: PageParts<DB, TB, Sort, Told, Row>,
  told: RawBuilder<Told>,
): PageQuery<Row> {
  const onPage =
    led.length === 0
      ? chosen.where(sql<boolean>`${keyColumn} in ${keys}`).orderBy(order)
      : chosen
          .where(sql<boolean>`${keyColumn} in (select unnest(${led}::uuid[]) union all ${keys})`)
          .orderBy(sql`array_position(${led}::uuid[], ${keyColumn}), ${order}`)
  return select(onPage.select(told.as('told')) as unknown as SelectQueryBuilder<DB, TB, { told: Told }>)
}

/**
 * The rows of a page with what is told of the whole list. A page behind others is found first, and its rows are read by
 * their keys: what passes rows over is planned anew each time, which takes longer the more it reads.
 */
async function pageRows<DB, TB extends keyof DB, Sort extends string, Told, Row extends { told: Told }>(
  chosen: SelectQueryBuilder<DB, TB, object>,
  asked: PageAsked<Sort>,
  parts: PageParts<DB, TB, Sort, Told, Row>,
  told: RawBuilder<Told>,
  leading: readonly string[] = [],
  total: number | null = null,
): Promise<Row[]> {
  const place = placeOf(chosen, asked, parts, leading, total)
  if (place.offset === 0) return firstQuery(chosen, place, parts, told).execute()
  const finding = place.keys.offset(place.offset) as unknown as PageQuery<{ key: unknown }>
  // The deeper the page, the more is read to find it.
  const found = await (parts.toldOf ? readShared(parts.toldOf, finding.compile()) : finding.execute())
  if (found.length === 0) return []
  const keys = sql.join(found.map(({ key }) => key))
  const onPage = chosen.where(sql<boolean>`${place.keyColumn} in (${keys})`).orderBy(place.order)
  return parts
    .select(onPage.select(told.as('told')) as unknown as SelectQueryBuilder<DB, TB, { told: Told }>)
    .execute()
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
  const telling = tell(parts, counting.compile())?.then(([counted]) => counted!.total)
  if (telling) {
    const known = isDeep(asked) ? await telling : null
    const [rows, total] = await Promise.all([
      pageRows(chosen, asked, parts, toldApart, leading, known),
      telling,
    ])
    return { rows, page: pageInfoOf(page, size, total) }
  }
  const rows = await pageRows(chosen, asked, parts, sql<number>`${counting}`, leading)
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

/** What the rows of a list with tabs tell of it. */
function toldOfTabs<L extends TabbedList, DB, TB extends keyof DB, Row extends { told: TabCounts }>(
  list: L,
  choose: Choose<L, DB, TB>,
  asked: PageWanted<L>,
  { tab, toldOf }: TabbedParts<L, DB, TB, Row>,
): RawBuilder<TabCounts> {
  if (toldOf) return toldApart
  const counted = tabsQuery(list, choose, asked, tab)
  return sql<TabCounts>`(select json_object_agg(counted.tab, counted.held) from ${counted} as counted)`
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
  const telling = tell(parts, counting.compile())
  const known = telling && isDeep(asked) ? totalIn(list, asked, heldIn(await telling)) : null
  const [rows, counted] = await Promise.all([
    pageRows(choose(asked), asked, parts, toldOfTabs(list, choose, asked, parts), [], known),
    telling,
  ])
  return withTabs(list, rows, asked, async () => counted ?? counting.execute())
}

/** The filters that a list is narrowed by, with their values. */
function givenIn(list: List, asked: PageAsked): [name: string, value: unknown][] {
  const wanted = asked as unknown as Readonly<Record<string, unknown>>
  return Object.keys(list.filters).flatMap((name) =>
    wanted[name] === undefined ? [] : [[name, wanted[name]] as [string, unknown]],
  )
}

/** Whether the first page is asked for, and nothing but it. */
function isPlain(list: List, asked: PageAsked): boolean {
  return asked.page === 1 && givenIn(list, asked).length === 0
}

/** The first rows of a list, which are asked for most: a statement that is built once for each order and size. */
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
  const first = firstRows<Values, PageWanted<L>, Row>((db, places, asked) => {
    const choose = chooseOf(db, places)
    const parts = partsOf(db, places)
    const place = placeOf(choose(asked), asked, parts)
    return firstQuery(choose(asked), place, parts, toldOfTabs(list, choose, asked, parts))
  })
  const tabs = filledStatement<Values, TabCount>((db, places) =>
    tabsQuery(list, chooseOf(db, places), {} as Wanted<L>, partsOf(db, places).tab),
  )
  return async (db, values, asked) => {
    if (!isPlain(list, asked)) return tabbedPageOf(list, chooseOf(db, values), asked, partsOf(db, values))
    const [rows, counted] = await Promise.all([
      first(db, values, asked),
      tell(partsOf(db, values), tabs(db, values)),
    ])
    return withTabs(list, rows, asked, async () => counted ?? readShared(db, tabs(db, values)))
  }
}

/**
 * The same of a list without tabs.
 *
 * @param placed filters of one value each, which stands in the statement as it is: a first page that is narrowed by some
 *   of them is a statement that is built once, too
 */
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
  placed: readonly (keyof L['filters'] & string)[] = [],
): (db: Database, values: Values, asked: PageWanted<L>) => Promise<{ rows: Row[]; page: PageInfo }> {
  const narrowedBy = (names: readonly string[]) => {
    const chosenOf = (db: Database, places: Values, asked: PageWanted<L>) =>
      chooseOf(db, places, { ...asked, ...Object.fromEntries(names.map((name) => [name, places[name]])) })
    return {
      first: firstRows<Values, PageWanted<L>, Row>((db, places, asked) => {
        const chosen = chosenOf(db, places, asked)
        const parts = partsOf(db, places)
        const told = parts.toldOf ? toldApart : sql<number>`${totalQuery(chosen)}`
        return firstQuery(chosen, placeOf(chosen, asked, parts), parts, told)
      }),
      total: filledStatement<Values, { total: number }>((db, places) =>
        totalQuery(chosenOf(db, places, {} as PageWanted<L>)),
      ),
    }
  }
  const built = new Map<string, ReturnType<typeof narrowedBy>>()
  return async (db, values, asked) => {
    const given = givenIn(list, asked)
    if (asked.page !== 1 || !given.every(([name]) => placed.includes(name)))
      return pageOf(chooseOf(db, values, asked), asked, partsOf(db, values))
    const names = given.map(([name]) => name)
    const { first, total } = built.get(names.join()) ?? narrowedBy(names)
    built.set(names.join(), { first, total })
    const filled = { ...values, ...Object.fromEntries(given) }
    const [rows, counted] = await Promise.all([
      first(db, filled, asked),
      tell(partsOf(db, filled), total(db, filled)),
    ])
    return { rows, page: pageInfoOf(asked.page, asked.size, counted?.[0]?.total ?? rows[0]?.told ?? 0) }
  }
}

/** One page of what is in memory already, in its order. */
export function pageOfAll<Row>(all: readonly Row[], { page, size }: Pick<PageAsked, 'page' | 'size'>) {
  const start = (page - 1) * size
  return { rows: all.slice(start, start + size), page: pageInfoOf(page, size, all.length) }
}

import {
  tabsOf,
  type CountsOf,
  type Filters,
  type List,
  type PageWanted,
  type Wanted,
} from '@portal/protocol/kernel/list.ts'
import { pageInfoOf, type PageInfo } from '@portal/protocol/kernel/paging.ts'
import { sql, type RawBuilder, type SelectQueryBuilder, type StringReference } from 'kysely'

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
  select: (rows: SelectQueryBuilder<DB, TB, { told: Told }>) => { execute(): Promise<Row[]> }
}

function reference<DB, TB extends keyof DB>(by: By<DB, TB>) {
  return typeof by === 'string' ? sql.ref(by) : by
}

/**
 * The rows of a page with what is told of the whole list, in one statement. The page is found by its keys alone, so
 * that an index can answer it, and tables that only show something are read for the rows of the page.
 */
async function readPage<DB, TB extends keyof DB, Sort extends string, Told, Row extends { told: Told }>(
  chosen: SelectQueryBuilder<DB, TB, object>,
  { sort, page, size }: PageAsked<Sort>,
  { key, orders, select }: PageParts<DB, TB, Sort, Told, Row>,
  told: RawBuilder<Told>,
): Promise<Row[]> {
  const keyColumn = sql.ref(key)
  const terms = orders[sort].map(([by, direction]) =>
    direction === 'asc' ? sql`${reference(by)}` : sql`${reference(by)} desc`,
  )
  // An order the other way round has its equal rows the other way round: one index serves both.
  const isRising = orders[sort][0]?.[1] === 'asc'
  const order = sql.join([...terms, isRising ? sql`${keyColumn} desc` : keyColumn])
  // The first page says so in its text: it is asked for most, and a plan made for it alone can be kept.
  const first = chosen.select(keyColumn.as('key')).orderBy(order).limit(sql.lit(size))
  const keys = page === 1 ? first : first.offset((page - 1) * size)
  const onPage = chosen.where(sql<boolean>`${keyColumn} in ${keys}`).orderBy(order)
  const shown = onPage.select(told.as('told'))
  return select(shown as unknown as SelectQueryBuilder<DB, TB, { told: Told }>).execute()
}

/**
 * One page of a list, and how many rows the list has.
 *
 * @param chosen narrowed to the rows of the list; nothing is selected yet
 */
export async function pageOf<DB, TB extends keyof DB, Sort extends string, Row extends { told: number }>(
  chosen: SelectQueryBuilder<DB, TB, object>,
  asked: PageAsked<NoInfer<Sort>>,
  parts: PageParts<DB, TB, Sort, number, Row>,
): Promise<{ rows: Row[]; page: PageInfo }> {
  const total = chosen.select(sql<number>`count(*)::int`.as('total'))
  const rows = await readPage(chosen, asked, parts, sql<number>`${total}`)
  const { page, size } = asked
  if (rows[0] || page === 1) return { rows, page: pageInfoOf(page, size, rows[0]?.told ?? 0) }
  // A page past the end has no row that tells how many there are.
  const told = (await total.executeTakeFirstOrThrow()) as { total: number }
  return { rows, page: pageInfoOf(page, size, told.total) }
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

/**
 * One page of a list with tabs, and how many rows each tab holds under the other filters.
 *
 * @param choose narrows to the rows that are wanted; nothing is selected yet
 */
export async function tabbedPageOf<
  L extends List<Filters, string, string>,
  DB,
  TB extends keyof DB,
  Row extends { told: TabCounts },
>(
  list: L,
  choose: (wanted: Wanted<L>) => SelectQueryBuilder<DB, TB, object>,
  asked: PageWanted<L>,
  { tab, ...parts }: TabbedParts<L, DB, TB, Row>,
): Promise<{ rows: Row[]; page: PageInfo; counts: CountsOf<L> }> {
  const name: string = list.tabs
  const current = (asked as Readonly<Record<string, unknown>>)[name] as string | undefined
  const counted = choose({ ...asked, [name]: undefined })
    .select([sql<string>`${reference(tab)}`.as('tab'), sql<number>`count(*)::int`.as('held')])
    .groupBy(sql`1`)
  const told = sql<TabCounts>`(select json_object_agg(counted.tab, counted.held) from ${counted} as counted)`
  const rows = await readPage(choose(asked), asked, parts, told)
  // A page without rows tells nothing of the tabs.
  const counting = async () => (await counted.execute()) as unknown as { tab: string; held: number }[]
  const held: TabCounts =
    rows[0]?.told ?? Object.fromEntries((await counting()).map((one) => [one.tab, one.held]))
  const counts = Object.fromEntries(tabsOf(list).map((one) => [one, held[one] ?? 0])) as CountsOf<L>
  const total = Object.entries(held).reduce(
    (sum, [one, many]) => (current === undefined || one === current ? sum + many : sum),
    0,
  )
  return { rows, page: pageInfoOf(asked.page, asked.size, total), counts }
}

/** One page of what is in memory already, in its order. */
export function pageOfAll<Row>(all: readonly Row[], { page, size }: Pick<PageAsked, 'page' | 'size'>) {
  const start = (page - 1) * size
  return { rows: all.slice(start, start + size), page: pageInfoOf(page, size, all.length) }
}

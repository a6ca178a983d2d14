import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { sql, type Compilable } from 'kysely'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import type { EveryFeature } from '../kernel/every-feature.ts'
import type { PendingKind, PendingRow } from '../kernel/pending.ts'

interface Row extends PendingRow {
  /** Which of the kinds that may wait for a user type it is of. */
  part: number
  total: number
}

type Asked = Parameters<EveryFeature['pending']>[1]

type ReadPage = (db: Database, values: { accountId: string }) => Promise<Row[]>

/** In the statement, the row of whom it asks for. */
const reader = 'reader'

/**
 * What waits of some kinds, in one statement: the features' parts stand in it beside each other. Who asks is read from a
 * row of its own: PostgreSQL then plans for anybody, and once. It would plan anew for each who asks, where much less waits
 * for them than for others, and so many parts take ten times longer to plan than to read.
 */
function pageStatement(kinds: readonly PendingKind[], { page, size, sort }: Asked): ReadPage {
  return statement<{ accountId: string }, Row>((db, { accountId }) => {
    const readerId = sql<string>`(select id from ${sql.table(reader)})`
    const parts = kinds.map(
      ({ rows }, part) => sql`
        select ${sql.lit(part)} as part, id, thing_id, title, count, since
        from (${rows(db, readerId)}) as part_${sql.raw(String(part))}`,
    )
    return db
      .with(
        (cte) => cte(reader).materialized(),
        () => db.selectNoFrom(sql<string>`${accountId}::uuid`.as('id')),
      )
      .selectFrom(sql<Omit<Row, 'total'>>`(${sql.join(parts, sql` union all `)})`.as('waits'))
      .selectAll()
      .select(sql<number>`(count(*) over ())::int`.as('total'))
      .$if(sort === 'kind', (query) => query.orderBy('part'))
      .orderBy('since')
      .orderBy('id')
      .limit(sql.lit(size))
      .$if(page > 1, (query) => query.offset((page - 1) * size)) as Compilable<Row>
  })
}

/** Those of some kinds that are asked for, in the order in which they are. */
function chosenOf(kinds: readonly PendingKind[], asked: readonly string[]): PendingKind[] {
  return [...new Set(asked)].flatMap((name) => kinds.filter(({ kind }) => kind === name))
}

/**
 * Asks for what waits for somebody, of the kinds that may wait for their user type. The statement of the first page,
 * which is asked for most, is built once for each.
 */
export function openPending(
  every: readonly PendingKind[],
): (db: Database, ...asked: Parameters<EveryFeature['pending']>) => ReturnType<EveryFeature['pending']> {
  const firstPages = new Map<string, ReadPage>()

  function pageOf(userType: UserType, kinds: readonly PendingKind[], asked: Asked): ReadPage {
    if (asked.page > 1 || asked.kind) return pageStatement(kinds, asked)
    const name = `${userType} ${asked.sort} ${asked.size}`
    const built = firstPages.get(name) ?? pageStatement(kinds, asked)
    firstPages.set(name, built)
    return built
  }

  return async (db, { accountId, userType }, wanted) => {
    const open = every.filter(({ types }) => types.includes(userType))
    const kinds = wanted.kind ? chosenOf(open, wanted.kind) : open
    if (kinds.length === 0) return { items: [], total: 0 }
    const { page } = wanted
    const read = (number: number) => pageOf(userType, kinds, { ...wanted, page: number })(db, { accountId })
    const rows = await read(page)
    // A page past the end has no row that tells how much there is.
    const [told] = rows.length > 0 || page === 1 ? rows : await read(1)
    const items = rows.flatMap(({ part, id, thing_id, title, count, since }) => {
      const kind = kinds[part]
      if (!kind) return []
      const { called = (text: string) => text } = kind
      return { kind: kind.kind, title: called(title), count, link: kind.link({ id, thing_id }), since }
    })
    return { items, total: told?.total ?? 0 }
  }
}

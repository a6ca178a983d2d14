import { randomUUID } from 'node:crypto'
import { list, oneOf, type Wanted } from '@portal/protocol/kernel/list.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore } from '../../testing/store.ts'
import { logHeld, wholeSubject } from '../change-log.ts'
import { writeHistory } from '../history.ts'
import { pageOf, plainPages, tabbedPageOf } from './page-of.ts'
import type { Database, Store } from './store.ts'

const subject = 'a-long-list'
const many = 2304
const size = 10

let store: Store
/** Ids in the order of the list: the newest first, of several at one moment as their ids say. */
let inOrder: string[]

beforeAll(async () => {
  store = await openTestStore()
  await sql`
    insert into history (subject, subject_id, at, action, from_state, to_state)
    select ${subject}, gen_random_uuid(), timestamptz '2026-01-01' + (n / 7) * interval '1 minute', 'move',
      case when n % 5 > 0 then 'SOME' end, case when n % 3 = 0 then 'RARE' else 'USUAL' end
    from generate_series(1, ${sql.raw(String(many))}) as n`.execute(store.db)
  const { rows } = await sql<{ id: string }>`
    select subject_id as id from history where subject = ${subject}
    order by from_state desc, at desc, subject_id`.execute(store.db)
  inOrder = rows.map(({ id }) => id)
})
afterAll(() => store.close())

const chosen = (db: Database) => db.selectFrom('history').where('subject', '=', subject)

const partsOf = (db: Database) =>
  ({
    key: 'history.subject_id',
    orders: {
      newest: [
        ['history.from_state', 'desc'],
        ['history.at', 'desc'],
      ],
    },
    toldOf: db,
  }) as const

type Chosen = ReturnType<typeof chosen>
type Shown<Told> =
  Chosen extends SelectQueryBuilder<infer DB, infer TB, object>
    ? SelectQueryBuilder<DB, TB, { told: Told }>
    : never

const shownIn = <Told>(rows: Shown<Told>) => rows.select('history.subject_id as id')

async function listed(page: number, leading: readonly string[] = []) {
  const { rows, page: told } = await pageOf(
    chosen(store.db),
    { sort: 'newest', page, size },
    { ...partsOf(store.db), select: (onPage) => shownIn(onPage) },
    leading,
  )
  return { ids: rows.map(({ id }) => id), total: told.totalElements }
}

const pages = [1, 2, 99, 100, 101, 102, 114, 115, 116, 117, 118, 200, 229, 230, 231, 232, 500]

test.each(pages)('page %i of a long list has its rows, from whichever end it is found', async (page) => {
  const start = (page - 1) * size
  expect(await listed(page)).toEqual({ ids: inOrder.slice(start, start + size), total: many })
})

test.each(pages)('page %i has them behind those that lead', async (page) => {
  const leading = [inOrder[1500]!, inOrder[20]!, inOrder[2303]!]
  const all = [...leading, ...inOrder.filter((id) => !leading.includes(id))]
  const start = (page - 1) * size
  expect(await listed(page, leading)).toEqual({ ids: all.slice(start, start + size), total: many })
})

const byKind = list({ filters: { kind: oneOf(['USUAL', 'RARE']) }, tabs: 'kind', sorts: ['newest'] })

const ofKind = ({ kind }: Wanted<typeof byKind>) =>
  chosen(store.db).$if(kind !== undefined, (rows) => rows.where('to_state', '=', kind!))

test.each([...pages, 76, 77, 153, 154])('page %i of a tab has the rows of that tab', async (page) => {
  const usual = await sql<{ id: string }>`
    select subject_id as id from history where subject = ${subject} and to_state = 'USUAL'`.execute(store.db)
  const inTab = new Set(usual.rows.map(({ id }) => id))
  const { rows, page: told } = await tabbedPageOf(
    byKind,
    ofKind,
    { kind: 'USUAL', sort: 'newest', page, size },
    { ...partsOf(store.db), tab: 'history.to_state', select: (onPage) => shownIn(onPage) },
  )
  const start = (page - 1) * size
  const all = inOrder.filter((id) => inTab.has(id))
  expect(rows.map(({ id }) => id)).toEqual(all.slice(start, start + size))
  expect(told.totalElements).toBe(1536)
})

const narrowed = list({ filters: { kind: oneOf(['USUAL', 'RARE']) }, sorts: ['newest'] })

const narrowedPages = plainPages(
  narrowed,
  (db: Database, _values: object, { kind }) =>
    chosen(db).$if(kind !== undefined, (rows) => rows.where('to_state', '=', kind!)),
  (db: Database) => ({ ...partsOf(db), select: (onPage: Shown<number>) => shownIn(onPage) }),
  ['kind'],
)

test('a first page has the rows of what it is narrowed by, whatever was asked for before', async () => {
  for (const kind of ['RARE', 'USUAL', undefined, 'RARE'] as const) {
    const of = await sql<{ id: string }>`
      select subject_id as id from history
      where subject = ${subject} and to_state = any(${kind ? [kind] : ['USUAL', 'RARE']}::text[])`.execute(
      store.db,
    )
    const ids = new Set(of.rows.map(({ id }) => id))
    const { rows, page } = await narrowedPages(store.db, {}, { kind, sort: 'newest', page: 1, size })
    expect(rows.map(({ id }) => id)).toEqual(inOrder.filter((id) => ids.has(id)).slice(0, size))
    expect(page.totalElements).toBe(ids.size)
  }
})

test('what is told of a list is kept until the log says that a thing of its kind has changed', async () => {
  const told = async () => {
    const { page } = await pageOf(
      store.db.selectFrom('history').where('subject', '=', 'a-list-that-grows'),
      { sort: 'newest', page: 1, size },
      { ...partsOf(store.db), toldWhile: ['growing'], select: (onPage) => shownIn(onPage) },
    )
    return page.totalElements
  }
  const grow = () =>
    writeHistory(store.db, {
      subject: 'a-list-that-grows',
      subjectId: randomUUID(),
      by: null,
      action: 'grow',
      from: null,
      to: 'USUAL',
    })
  const log = (kind: string) =>
    store.db.transaction().execute((trx) => logHeld(trx, [{ kind, subject: wholeSubject }]))

  await grow()
  expect(await told()).toBe(1)
  await grow()
  await log('another')
  expect(await told()).toBe(1)
  await log('growing')
  expect(await told()).toBe(2)
})

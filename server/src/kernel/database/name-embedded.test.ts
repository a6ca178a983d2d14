import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore } from '../../testing/store.ts'
import type { Database, Store } from './store.ts'

let store: Store

beforeAll(async () => {
  store = await openTestStore('')
})
afterAll(() => store.close())

async function plan(text: string, given: string): Promise<string> {
  const { rows: statements } = await store.executeSql(
    'select name from pg_prepared_statements where statement = $1',
    [text],
  )
  expect(statements).toHaveLength(1)
  const { rows } = await store.executeSql(`explain execute "${String(statements[0]!.name)}"(${given})`)
  return JSON.stringify(rows)
}

type Within = (work: (db: Database) => Promise<void>) => Promise<void>

test.each<[string, Within]>([
  ['alone', (work) => work(store.db)],
  ['transaction', (work) => store.db.transaction().execute(work)],
])('a statement named while its table was small is planned again as that grows: %s', async (name, within) => {
  const table = `growing_${name}`
  await store.executeSql(`create table ${table} (id int primary key, name text)`)
  const grow = (from: number, to: number) =>
    store.executeSql(`insert into ${table} select n, 'row ' || n from generate_series(${from}, ${to}) n`)
  const ask = async (db: Database, times: number) => {
    for (let turn = 0; turn < times; turn += 1) {
      const { rows } = await sql`select name from ${sql.table(table)} where id = ${7}`.execute(db)
      expect(rows).toEqual([{ name: 'row 7' }])
    }
  }
  await grow(1, 10)
  await store.executeSql(`analyze ${table}`)
  await ask(store.db, 12)
  expect(await plan(`select name from "${table}" where id = $1`, '7')).toContain('Seq Scan')
  await grow(11, 5000)
  await within((db) => ask(db, 1000))
  expect(await plan(`select name from "${table}" where id = $1`, '7')).toMatch(/Index|Bitmap/)
})

test('values and rows are those of a statement without a name, of every type, in and outside transactions', async () => {
  const given = {
    flag: true,
    count: 5_000_000_000,
    day: '2026-02-28',
    at: new Date('2026-02-28T10:20:30.456Z'),
    bytes: new Uint8Array([0, 1, 255]),
    words: ['a', 'б', '中,"'],
    kept: { zh: '法', list: [1, null] },
    none: null,
  }
  const ask = (db: Database) =>
    sql<
      typeof given
    >`select ${given.flag}::bool as flag, ${given.count}::int8 as count, ${given.day}::date as day,
      ${given.at}::timestamptz as at, ${given.bytes}::bytea as bytes, ${given.words}::text[] as words,
      ${given.kept}::jsonb as kept, ${given.none}::text as none`.execute(db)
  for (let turn = 0; turn < 8; turn += 1) expect((await ask(store.db)).rows).toEqual([given])
  await store.db.transaction().execute(async (transaction) => {
    for (let turn = 0; turn < 8; turn += 1) expect((await ask(transaction)).rows).toEqual([given])
  })
})

test('one that fails says why, undoes its transaction, and can be asked again', async () => {
  await store.executeSql('create table single (id int primary key)')
  const add = (db: Database, id: number) => sql`insert into single values (${id})`.execute(db)
  for (let id = 0; id < 8; id += 1) expect((await add(store.db, id)).numAffectedRows).toBe(1n)
  await expect(add(store.db, 3)).rejects.toMatchObject({ code: '23505', constraint: 'single_pkey' })
  const failing = store.db.transaction().execute(async (transaction) => {
    await add(transaction, 100)
    await add(transaction, 3)
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  await add(store.db, 100)
  expect((await store.executeSql('select count(*)::int as total from single')).rows).toEqual([{ total: 9 }])
})

test('what is asked at once is answered each by its own, also beside a transaction', async () => {
  const ask = (db: Database, value: number) =>
    sql<{ given: number }>`select ${value}::int as given`.execute(db)
  const transaction = store.db.transaction().execute(async (within) => {
    for (let value = 0; value < 20; value += 1)
      expect((await ask(within, value)).rows).toEqual([{ given: value }])
  })
  const asked = await Promise.all(Array.from({ length: 40 }, (_, value) => ask(store.db, value)))
  expect(asked.map(({ rows }) => rows[0]?.given)).toEqual(Array.from({ length: 40 }, (_, value) => value))
  await transaction
})

test('what is asked no more is forgotten by the store too, and named anew when it is', async () => {
  const ask = async (number: number) => {
    const { rows } = await sql<{ sum: number }>`select ${sql.raw(String(number))} + ${1}::int as sum`.execute(
      store.db,
    )
    expect(rows).toEqual([{ sum: number + 1 }])
  }
  for (let number = 0; number < 260; number += 1) {
    for (let turn = 0; turn < 7; turn += 1) await ask(number)
  }
  for (let turn = 0; turn < 7; turn += 1) await ask(0)
  const { rows } = await store.executeSql('select count(*)::int as held from pg_prepared_statements', [])
  expect(rows[0]!.held).toBeLessThanOrEqual(201)
})

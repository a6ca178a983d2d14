import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestStore } from '../../testing/store.ts'
import { StatementNames } from './name-statements.ts'
import type { Database } from './store.ts'

const asked = (names: StatementNames, text: string, times = 6) =>
  Array.from({ length: times }, () => names.of(text)).at(-1)

test('a statement that comes often has one name, another has another', () => {
  const names = new StatementNames()
  expect(asked(names, 'select $1', 5)).toBeNull()
  const name = names.of('select $1')
  expect(name).toMatch(/^[0-9a-f]{16}$/)
  expect(names.of('select $1')).toBe(name)
  expect(asked(names, 'select $2')).not.toBe(name)
  expect(asked(new StatementNames(), 'select $1')).toBe(name)
})

test('what is planned by its values, or is very long, has none', () => {
  const names = new StatementNames()
  expect(asked(names, 'select id from law limit $1 offset $2')).toBeNull()
  expect(asked(names, 'select id from law limit 10 offset $1')).toBeNull()
  expect(asked(names, 'select id from law limit 10')).not.toBeNull()
  expect(asked(names, `select ${'$1, '.repeat(5000)}`)).toBeNull()
})

test('only so many are named, those that were asked last, and who keeps them is told of the others', () => {
  const forgotten: string[] = []
  const names = new StatementNames((name) => forgotten.push(name))
  const first = asked(names, 'select 0')
  const given = Array.from({ length: 300 }, (_, index) => {
    // Asked all the while, it keeps its name.
    expect(names.of('select 0')).toBe(first)
    return asked(names, `select ${index + 1}`)
  })
  expect(new Set(given).size).toBe(300)
  expect(forgotten).toEqual(given.slice(0, 101))
  expect(names.of('select 1')).toBeNull()
  expect(names.of('select 300')).toBe(given.at(-1))
})

test('one that failed for its name is not named again; where names are lost, none is', () => {
  const names = new StatementNames()
  asked(names, 'select $1')
  expect(names.isToBlame('select $1', '23505')).toBe(false)
  expect(names.of('select $1')).not.toBeNull()
  expect(names.isToBlame('select $1', '0A000')).toBe(true)
  expect(asked(names, 'select $1')).toBeNull()
  asked(names, 'select $2')
  expect(names.isToBlame('select $2', '26000')).toBe(true)
  expect(asked(names, 'select $2')).toBeNull()
})

test('a table that changes under a statement is read as it is then', async () => {
  const store = await openTestStore()
  const read = (db: Database) => sql<object>`select * from changing where id = ${1}`.execute(db)
  try {
    await sql`create table changing (id int)`.execute(store.db)
    await sql`insert into changing values (1)`.execute(store.db)
    await store.db.transaction().execute(async (transaction) => {
      for (let turn = 0; turn < 6; turn += 1) await read(transaction)
      const { rows } = await sql`
        select name from pg_prepared_statements where statement like 'select * from changing%'`.execute(
        transaction,
      )
      expect(rows).toHaveLength(1)
    })
    for (let turn = 0; turn < 20; turn += 1) expect((await read(store.db)).rows).toEqual([{ id: 1 }])
    await sql`alter table changing add column more int`.execute(store.db)
    for (let turn = 0; turn < 20; turn += 1)
      expect((await read(store.db)).rows).toEqual([{ id: 1, more: null }])
  } finally {
    await store.close()
  }
})

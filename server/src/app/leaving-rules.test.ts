import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../kernel/database/store.ts'
import type { AccountColumn } from '../kernel/leaving.ts'
import { openTestStore } from '../testing/store.ts'
import { features } from './features.ts'

let store: Store

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const rules = features.flatMap(({ name, tables, accounts }) =>
  Object.entries<AccountColumn>(accounts ?? {}).map(([column, rule]) => ({ name, tables, column, rule })),
)

/** Every column that points at an account, as `table.column`. */
async function accountColumns(): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select conrelid::regclass || '.' || attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'account'::regclass
    order by 1`.execute(store.db)
  return rows.map(({ column }) => column)
}

test('every column that points at an account has a rule for leaving and for the owner’s data', async () => {
  expect(rules.map(({ column }) => column).toSorted()).toEqual((await accountColumns()).toSorted())
})

test('a column that nobody names would be noticed', async () => {
  await sql`create table unnamed (somebody uuid references account (id))`.execute(store.db)
  expect(await accountColumns()).toContain('unnamed.somebody')
  await sql`drop table unnamed`.execute(store.db)
})

test.each(rules)(
  'the rule of $column is its own feature’s, and done by it',
  ({ name, tables, column, rule }) => {
    const feature = features.find((one) => one.name === name)!
    expect(tables).toContain(column.split('.')[0])
    if (rule.leaving === 'erase') expect(feature.leaving?.erase).toBeTypeOf('function')
    if (rule.exported === true) expect(feature.exported).toBeTypeOf('function')
    if (typeof rule.leaving === 'object') expect(rule.leaving.kept).not.toBe('')
    if (typeof rule.exported === 'object') expect(rule.exported.not).not.toBe('')
  },
)

test('work that is given to somebody is given back by its own feature', () => {
  const given = rules.filter(({ column }) => column.endsWith('.assigned_to'))
  expect(given.length).toBeGreaterThan(3)
  for (const { name, column } of given) {
    const feature = features.find((one) => one.name === name)!
    expect(feature.assigned?.release, column).toBeTypeOf('function')
  }
})

test('each table belongs to one feature', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
    order by 1`.execute(store.db)
  const named = features.flatMap(({ tables }) => tables)
  expect(named.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

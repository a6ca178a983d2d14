import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openPglite } from './open-pglite.ts'
import { refreshStatistics } from './refresh-statistics.ts'

test('the embedded store looks few rows up by their index in a table that has grown', async () => {
  const store = await openPglite(null)
  await sql`create table grown (id integer primary key, text text)`.execute(store.db)
  const grow = async (from: number, to: number) =>
    sql`insert into grown select n, repeat('x', 200) from generate_series(${from}::int, ${to}::int) as n`.execute(
      store.db,
    )
  const plan = async () => {
    const wanted = Array.from({ length: 200 }, (_, index) => index * 7)
    const { rows } = await sql<Record<string, string>>`
      explain select * from grown where id = any(${wanted}::integer[])`.execute(store.db)
    return rows.map((row) => Object.values(row)[0]).join('\n')
  }
  const analysed = async () => {
    const { rows } = await sql<{ pages: number }>`
      select relpages as pages from pg_class where relname = 'grown'`.execute(store.db)
    return rows[0]!.pages
  }
  await grow(1, 1000)
  await refreshStatistics(store)
  expect(await analysed()).toBe(0)

  await grow(1001, 50_000)
  await refreshStatistics(store)
  expect(await plan()).toMatch(/Index/)
  const pages = await analysed()
  expect(pages).toBeGreaterThan(1000)

  // A little more is not worth the look.
  await grow(50_001, 55_000)
  await refreshStatistics(store)
  expect(await analysed()).toBe(pages)
  await store.close()
})

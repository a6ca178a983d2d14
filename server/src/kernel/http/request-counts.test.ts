import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestStore } from '../../testing/store.ts'
import type { Store } from '../database/store.ts'
import { RequestCounts } from './request-counts.ts'
import { purgeCounts, storedCounts } from './shared-counts.ts'

let store: Store

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const start = Date.parse('2026-01-05T08:00:00Z')
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(start)
})
afterEach(() => vi.useRealTimers())

const limit = 100

/** How many of so many requests are let through. */
function ask(counts: RequestCounts, key: string, times: number): number {
  return Array.from({ length: times }, () => counts.take(key, limit)).filter(
    ({ current }) => current <= limit,
  ).length
}

test('as many as the limit go through in any sixty seconds, wherever the minute ends', () => {
  const counts = new RequestCounts()
  vi.setSystemTime(start + 50_000)
  expect(ask(counts, 'one', 150)).toBe(limit)
  vi.setSystemTime(start + 60_000)
  expect(ask(counts, 'one', 10)).toBe(0)
  vi.setSystemTime(start + 90_000)
  expect(ask(counts, 'one', 150)).toBe(limit / 2)
})

test('who is refused goes through after the time that was told, and not much before', () => {
  const counts = new RequestCounts()
  ask(counts, 'one', limit)
  for (let turn = 0; turn < 5; turn++) {
    const { ttl } = counts.take('one', limit)
    expect(ttl).toBeLessThanOrEqual(60_000)
    vi.setSystemTime(Date.now() + ttl / 2)
    if (turn === 0) expect(ask(counts, 'one', 1)).toBe(0)
    vi.setSystemTime(Date.now() + ttl / 2 + 1000)
    expect(ask(counts, 'one', 1)).toBe(1)
    ask(counts, 'one', limit)
  }
})

test('processes that share what they counted hold one limit together', async () => {
  const shared = storedCounts(store.db, 'a secret')
  const processes = [new RequestCounts(), new RequestCounts(), new RequestCounts()]
  const key = randomUUID()
  let through = 0
  for (let turn = 0; turn < 20; turn++) {
    for (const counts of processes) {
      through += ask(counts, key, 8)
      await counts.share(shared)
    }
  }
  // Each knows of the others what they told before its own turn.
  expect(through).toBeGreaterThanOrEqual(limit)
  expect(through).toBeLessThanOrEqual(limit + 2 * 8)
  const rows = await store.db.selectFrom('request_count').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(key)
})

test('what one process let through at the end of a minute counts in the next for all', async () => {
  const shared = storedCounts(store.db, 'a secret')
  const [one, other] = [new RequestCounts(), new RequestCounts()]
  const key = randomUUID()
  vi.setSystemTime(start + 59_500)
  expect(ask(one, key, limit)).toBe(limit)
  // It is told only when the minute is over, as a second passes between two tellings.
  vi.setSystemTime(start + 60_100)
  await one.share(shared)
  ask(other, key, limit / 10)
  await other.share(shared)
  expect(ask(other, key, limit)).toBe(0)
  vi.setSystemTime(start + 90_000)
  expect(ask(other, key, limit)).toBe(limit / 2 - limit / 10)
})

test('what few ask is told to nobody', async () => {
  const add = vi.fn<Parameters<RequestCounts['share']>[0]['add']>(async () => [])
  const counts = new RequestCounts()
  ask(counts, 'one', limit / 10 - 1)
  await counts.share({ add })
  expect(add).not.toHaveBeenCalled()
  ask(counts, 'one', 1)
  await counts.share({ add })
  await counts.share({ add })
  expect(add.mock.calls.map(([told]) => told.map(({ added }) => added))).toEqual([[10]])
})

test('what could not be told is told later', async () => {
  const counts = new RequestCounts()
  const key = randomUUID()
  ask(counts, key, 30)
  await expect(counts.share({ add: () => Promise.reject(new Error('away')) })).rejects.toThrow('away')
  await counts.share(storedCounts(store.db, 'a secret'))
  const other = new RequestCounts()
  ask(other, key, 10)
  await other.share(storedCounts(store.db, 'a secret'))
  expect(ask(other, key, limit)).toBe(limit - 40)
})

test('minutes that are over are forgotten', async () => {
  vi.setSystemTime(start + 5 * 60_000)
  await purgeCounts(store.db)
  expect(await store.db.selectFrom('request_count').selectAll().execute()).toEqual([])
})

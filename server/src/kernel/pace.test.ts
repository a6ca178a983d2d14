import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPace } from './pace.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

test('of work that is not known yet nothing is expected', () => {
  expect(openPace().expected(100)).toBe(0)
})

test('work that is done by many at once, with a rest between, is as slow as it is in all', () => {
  const pace = openPace()
  for (let bunch = 0; bunch < 20; bunch += 1) {
    vi.advanceTimersByTime(200)
    for (let piece = 0; piece < 50; piece += 1) pace.done(1)
    // Four milliseconds a piece, also where fifty have just been done at once.
    if (bunch > 4) expect(pace.expected(100)).toBeGreaterThan(350)
    if (bunch > 4) expect(pace.expected(100)).toBeLessThan(450)
  }
})

test('it forgets how slow it was, and learns nothing of a time in which nobody waited', () => {
  const pace = openPace()
  for (let piece = 0; piece < 10; piece += 1) {
    pace.done(1)
    vi.advanceTimersByTime(400)
  }
  expect(pace.expected(1)).toBeGreaterThan(300)
  for (let piece = 0; piece < 200; piece += 1) {
    pace.done(1)
    vi.advanceTimersByTime(10)
  }
  expect(pace.expected(1)).toBeLessThan(30)
  pace.done(0)
  vi.advanceTimersByTime(60_000)
  pace.done(1)
  expect(pace.expected(1)).toBeLessThan(30)
})

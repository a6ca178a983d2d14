import { describe, expect, test } from 'vitest'
import { zoneClock, zoneToday } from './today.ts'

describe('today', () => {
  test.each([
    ['2026-11-20T15:59:59.999Z', '2026-11-20'],
    ['2026-11-20T16:00:00.000Z', '2026-11-21'],
    ['2026-11-21T00:00:00.000Z', '2026-11-21'],
    ['2026-11-20T23:59:59.999Z', '2026-11-21'],
    ['2026-12-31T16:00:00Z', '2027-01-01'],
    ['2028-02-28T15:59:59Z', '2028-02-28'],
    ['2028-02-28T16:00:00Z', '2028-02-29'],
    // China kept summer time in 1990; Shanghai's midnight was at 15:00 UTC.
    ['1990-07-01T15:00:00Z', '1990-07-02'],
    // The last was that of 1991.
    ['1991-09-13T15:00:00Z', '1991-09-14'],
    ['1991-09-14T15:00:00Z', '1991-09-15'],
    ['1991-09-15T15:00:00Z', '1991-09-15'],
    ['1991-09-15T16:00:00Z', '1991-09-16'],
  ])('at %s is %s in Shanghai', (instant, day) => {
    expect(zoneToday(new Date(instant))).toBe(day)
  })
})

test.each([
  ['2026-11-20T15:59:59.999Z', '23:59'],
  ['2026-11-20T16:00:00.000Z', '00:00'],
  ['1990-07-01T15:05:00Z', '00:05'],
])('at %s clocks in Shanghai show %s', (instant, time) => {
  expect(zoneClock(new Date(instant)).time).toBe(time)
})

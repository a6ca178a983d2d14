import { expect, test } from 'vitest'
import { waitOf } from './wait.ts'

const since = '2026-03-01T08:00:00.000Z'
const after = (hours: number) => waitOf(since, Date.parse(since) + hours * 3_600_000)

test.each([
  [0.9, 'grey', 'justNow', 0],
  [1, 'grey', 'hours', 1],
  [23.9, 'grey', 'hours', 23],
  [24, 'gold', 'hours', 24],
  [47.9, 'gold', 'hours', 47],
  [48, 'seal', 'hours', 48],
  [71.9, 'seal', 'hours', 71],
  [72, 'seal', 'days', 3],
  [95.9, 'seal', 'days', 3],
  [96, 'seal', 'days', 4],
] as const)('after %s hours a wait is %s', (hours, tone, unit, count) => {
  expect(after(hours)).toEqual({ tone, unit, count })
})

test('a clock that is behind tells of no wait', () => {
  expect(after(-2)).toEqual({ tone: 'grey', unit: 'justNow', count: 0 })
})

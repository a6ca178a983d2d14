import { expect, test } from 'vitest'
import { daysBetween, deadlineTone } from './deadline.ts'

test.each([
  [-1, 'grey'],
  [0, 'seal'],
  [3, 'seal'],
  [4, 'gold'],
  [7, 'gold'],
  [8, 'ink'],
])('a deadline %i days away is %s', (days, tone) => {
  expect(deadlineTone(days)).toBe(tone)
})

test.each([
  ['2026-11-22', '2026-11-22', 0],
  ['2026-11-22', '2026-12-05', 13],
  ['2026-03-28', '2026-03-30', 2],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-11-22', '2026-11-10', -12],
])('from %s to %s it is %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})

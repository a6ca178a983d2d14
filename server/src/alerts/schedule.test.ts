import { expect, test } from 'vitest'
import { nextLook } from './schedule.ts'

const next = (frequency: 'DAILY' | 'WEEKLY', after: string) =>
  nextLook(frequency, new Date(after)).toISOString()

test('an alert is looked at next at eight of the zone’s time, each day or on Mondays', () => {
  // 2026-11-23 is a Monday; eight in Shanghai is midnight in Greenwich.
  expect(next('DAILY', '2026-11-22T23:59:00Z')).toBe('2026-11-23T00:00:00.000Z')
  expect(next('DAILY', '2026-11-23T00:00:00Z')).toBe('2026-11-24T00:00:00.000Z')
  expect(next('DAILY', '2026-11-23T17:00:00Z')).toBe('2026-11-24T00:00:00.000Z')
  expect(next('WEEKLY', '2026-11-22T16:30:00Z')).toBe('2026-11-23T00:00:00.000Z')
  expect(next('WEEKLY', '2026-11-23T00:00:00Z')).toBe('2026-11-30T00:00:00.000Z')
})

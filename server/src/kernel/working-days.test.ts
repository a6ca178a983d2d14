import { expect, test } from 'vitest'
import { addWorkingDays, isWorkingDay, workingDaysBetween } from './working-days.ts'

test.each([
  ['2026-11-20', true, 'a Friday'],
  ['2026-11-21', false, 'a Saturday'],
  ['2026-02-16', false, 'a Monday of the Spring Festival'],
  ['2026-02-28', true, 'a Saturday on which a day off is made up for'],
  ['2025-10-08', false, 'the last day of the national holidays'],
  ['2031-01-01', true, 'a Wednesday of a year without a notice'],
])('%s is a working day: %s (%s)', (date, works) => {
  expect(isWorkingDay(date)).toBe(works)
})

test('so many working days later is a working day, past weekends and holidays', () => {
  expect(addWorkingDays('2026-11-20', 1)).toBe('2026-11-23')
  expect(addWorkingDays('2026-11-21', 5)).toBe('2026-11-27')
  // Over the Spring Festival, with a Saturday before and one after it that are worked.
  expect(addWorkingDays('2026-02-12', 3)).toBe('2026-02-24')
  expect(addWorkingDays('2026-02-24', 4)).toBe('2026-02-28')
})

test('what was added is what is between; what has passed is below 0', () => {
  for (const days of [1, 2, 7, 40, 250]) {
    expect(workingDaysBetween('2025-09-26', addWorkingDays('2025-09-26', days))).toBe(days)
  }
  expect(workingDaysBetween('2026-11-20', '2026-11-20')).toBe(0)
  expect(workingDaysBetween('2026-11-20', '2026-11-22')).toBe(0)
  expect(workingDaysBetween('2026-11-25', '2026-11-20')).toBe(-3)
})

import { languages } from '@portal/protocol/kernel/languages.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate, formatMonth } from './format.ts'
import { readDay } from './read-day.ts'

test.each([
  ['2026-12-05', '2026-12-05'],
  ['2026/12/5', '2026-12-05'],
  ['2026年12月5日', '2026-12-05'],
  ['05.12.2026', '2026-12-05'],
  ['5/12/2026', '2026-12-05'],
  ['5 Dec 2026', '2026-12-05'],
  ['5 December 2026', '2026-12-05'],
  ['5 декабря 2026 г.', '2026-12-05'],
  ['5 мая 2026', '2026-05-05'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.2025', null],
  ['2026-13-01', null],
  ['2026-12', null],
  ['5 Foo 2026', null],
  ['5.12.26', null],
  ['', null],
  ['soon', null],
])('"%s" is %s', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})

test.each([
  ['2012-04', '2012-04'],
  ['2012/4', '2012-04'],
  ['04.2012', '2012-04'],
  ['Apr 2012', '2012-04'],
  ['2012年4月', '2012-04'],
  ['2012-13', null],
  ['2012', null],
])('the month "%s" is %s', (typed, month) => {
  expect(readDay(typed, 'month')).toBe(month)
})

test('what is shown of a date is read back as that date, in every language', () => {
  const moment = fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, fc.constantFrom(...languages), (at, language) => {
      const day = at.toISOString().slice(0, 10)
      expect(readDay(formatDate(day, language))).toBe(day)
      expect(readDay(formatMonth(day.slice(0, 7), language), 'month')).toBe(day.slice(0, 7))
    }),
  )
})

test('nothing that is typed breaks it', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(readDay(typed) ?? '2000-01-01').toMatch(/^\d{4}-\d\d-\d\d$/)
    }),
  )
})

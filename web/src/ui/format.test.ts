import { languages } from '@portal/protocol/kernel/languages.ts'
import { describe, expect, test } from 'vitest'
import { formatDate, formatInstant, formatNumber } from './format.ts'

describe('a date', () => {
  test.each([
    ['2026-01-05', 'zh', '2026-01-05'],
    ['2026-01-05', 'en', '5 Jan 2026'],
    ['2026-01-05', 'ru', '05.01.2026'],
    ['1860-10-06', 'en', '6 Oct 1860'],
    ['1860-10-06', 'ru', '06.10.1860'],
    ['2024-02-29', 'en', '29 Feb 2024'],
  ] as const)('%s in %s is %s', (date, language, expected) => {
    expect(formatDate(date, language)).toBe(expected)
  })

  test.each(languages)('that is not there shows -- in %s', (language) => {
    for (const nothing of [null, undefined, '']) {
      expect(formatDate(nothing, language)).toBe('--')
      expect(formatInstant(nothing, language)).toBe('--')
    }
  })
})

test('an instant is shown as the day it is in Shanghai', () => {
  expect(formatInstant('2026-11-20T15:59:59Z', 'zh')).toBe('2026-11-20')
  expect(formatInstant('2026-11-20T16:00:00Z', 'zh')).toBe('2026-11-21')
  expect(formatInstant('2026-12-31T16:00:00Z', 'en')).toBe('1 Jan 2027')
  expect(formatInstant('2026-12-31T16:00:00Z', 'ru')).toBe('01.01.2027')
})

test('a number is grouped in the reader’s way', () => {
  expect(formatNumber(1234567, 'zh')).toBe('1,234,567')
  expect(formatNumber(1234567, 'en')).toBe('1,234,567')
  expect(formatNumber(1234567, 'ru').replace(/\s/g, ' ')).toBe('1 234 567')
  for (const language of languages) expect(formatNumber(0, language)).toBe('0')
})

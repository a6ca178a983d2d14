import { languages } from '@portal/protocol/kernel/languages.ts'
import { describe, expect, test } from 'vitest'
import {
  formatDate,
  formatInstant,
  formatLanguages,
  formatList,
  formatMoment,
  formatMonth,
  formatNumber,
  formatSize,
  formatSpan,
} from './format.ts'

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

test('a moment is shown as date and time where the reader is', () => {
  expect(formatMoment('2026-11-20T16:05:00Z', 'zh', 'Asia/Shanghai')).toBe('2026-11-21 00:05 UTC+8')
  expect(formatMoment('2026-11-20T16:05:00Z', 'en', 'Europe/Moscow')).toBe('20 Nov 2026 19:05 UTC+3')
  expect(formatMoment('2026-11-20T16:05:00Z', 'ru', 'Asia/Almaty')).toBe('20.11.2026 21:05 UTC+5')
})

test('a number is grouped in the reader’s way', () => {
  expect(formatNumber(1234567, 'zh')).toBe('1,234,567')
  expect(formatNumber(1234567, 'en')).toBe('1,234,567')
  expect(formatNumber(1234567, 'ru').replace(/\s/g, ' ')).toBe('1 234 567')
  for (const language of languages) expect(formatNumber(0, language)).toBe('0')
})

test('a whole number is grouped as browsers group it', () => {
  const locales = { zh: 'zh-CN', en: 'en-GB', ru: 'ru-RU' }
  const numbers = [7, 999, 1000, -1000, 12_345, 100_000, -1_234_567, Number.MAX_SAFE_INTEGER, 1.5]
  for (const language of languages) {
    const formatter = new Intl.NumberFormat(locales[language])
    for (const number of numbers) expect(formatNumber(number, language)).toBe(formatter.format(number))
  }
})

test('a file’s size is told in kilobytes or megabytes, and never as nothing', () => {
  const told = (bytes: number, language: 'zh' | 'en' | 'ru') =>
    formatSize(bytes, language).replace(/\s/g, ' ')
  expect(told(20, 'en')).toBe('1 kB')
  expect(told(1_048_575, 'en')).toBe('1,024 kB')
  expect(told(1_572_864, 'en')).toBe('1.5 MB')
  expect(told(1_572_864, 'ru')).toBe('1,5 МБ')
  expect(told(1_572_864, 'zh')).toBe('1.5 MB')
})

test.each([
  ['zh', '2015-03'],
  ['en', 'Mar 2015'],
  ['ru', '03.2015'],
] as const)('a month in %s is %s', (language, expected) => {
  expect(formatMonth('2015-03', language)).toBe(expected)
})

test.each([
  ['zh', '甲、乙'],
  ['en', '甲, 乙'],
  ['ru', '甲, 乙'],
] as const)('names in %s are %s', (language, expected) => {
  expect(formatList(['甲', '乙'], language)).toBe(expected)
})

describe('the time that something takes', () => {
  test.each([
    ['zh', 'Asia/Shanghai', '2026-11-24 14:00 – 16:30 UTC+8'],
    ['en', 'Europe/Moscow', '24 Nov 2026 09:00 – 11:30 UTC+3'],
    ['ru', 'Asia/Almaty', '24.11.2026 11:00 – 13:30 UTC+5'],
  ] as const)('names its day once, in %s', (language, timeZone, expected) => {
    expect(formatSpan('2026-11-24T06:00:00Z', '2026-11-24T08:30:00Z', language, timeZone)).toBe(expected)
  })

  test('names both days where it ends on another, which the zone decides', () => {
    const [from, until] = ['2026-11-24T15:00:00Z', '2026-11-24T17:00:00Z']
    expect(formatSpan(from, until, 'zh', 'Asia/Shanghai')).toBe('2026-11-24 23:00 – 2026-11-25 01:00 UTC+8')
    expect(formatSpan(from, until, 'zh', 'Europe/Moscow')).toBe('2026-11-24 18:00 – 20:00 UTC+3')
  })
})

test('languages in a row have a capital at the beginning alone in Russian', () => {
  expect(formatLanguages(['Китайский', 'Английский', 'Русский'], 'ru')).toBe('Китайский, английский, русский')
  expect(formatLanguages(['Chinese', 'English'], 'en')).toBe('Chinese, English')
  expect(formatLanguages(['中文', '英语'], 'zh')).toBe('中文、英语')
  expect(formatLanguages([], 'ru')).toBe('')
})

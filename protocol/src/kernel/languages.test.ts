import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptedLanguage, inLanguage, isLanguage, languages } from './languages.ts'

test.each([
  [undefined, 'zh'],
  ['', 'zh'],
  ['en', 'en'],
  ['RU-ru', 'ru'],
  ['zh-Hans-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['de-DE,de;q=0.9,en;q=0.8', 'en'],
  ['en;q=0.8,ru;q=0.9', 'ru'],
  ['en,ru', 'en'],
  ['en;q=0', 'zh'],
  ['en;q=0.001', 'en'],
  ['en;Q=0.2, ru;Q=0.3', 'ru'],
  ['en ;q=0.2 , ru ;q=0.7', 'ru'],
  ['*;q=0.5, ru;q=0.1', 'ru'],
  ['english', 'zh'],
] as const)('Accept-Language %j is answered in %s', (header, expected) => {
  expect(acceptedLanguage(header)).toBe(expected)
})

test('any header is answered in one of the languages', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (header) => isLanguage(acceptedLanguage(header))))
})

test('a language is one of the three codes and nothing else', () => {
  expect(languages.every(isLanguage)).toBe(true)
  for (const value of ['ZH', 'de', '', null, undefined, 1, ['zh'], { toString: () => 'zh' }]) {
    expect(isLanguage(value)).toBe(false)
  }
})

test('words fall back to Chinese', () => {
  expect(inLanguage({ zh: '法', en: 'law' }, 'en')).toBe('law')
  expect(inLanguage({ zh: '法', en: 'law' }, 'ru')).toBe('法')
})

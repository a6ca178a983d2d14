import { expect, test } from 'vitest'
import { languageSets, setOf } from './language-sets.ts'

test('two languages beside each other come first, and what the reader reads', () => {
  expect(languageSets(['zh', 'en', 'ru'], 'zh')).toEqual([
    ['zh', 'en'],
    ['zh', 'ru'],
    ['zh'],
    ['en', 'ru'],
    ['en'],
    ['ru'],
  ])
  expect(languageSets(['zh', 'en', 'ru'], 'ru')[0]).toEqual(['zh', 'ru'])
})

test('a template in one language is read in that', () => {
  expect(languageSets(['zh'], 'en')).toEqual([['zh']])
})

test('a key that no set has means the first', () => {
  const sets = languageSets(['zh', 'en'], 'en')
  expect(setOf(sets, 'zh')).toEqual(['zh'])
  expect(setOf(sets, 'ru')).toEqual(['zh', 'en'])
})

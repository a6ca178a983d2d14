import { expect, test } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

test.each([
  ['zh', 0, 1],
  ['zh', 400, 1],
  ['zh', 599, 1],
  ['zh', 600, 2],
  ['zh', 4000, 10],
  ['en', 0, 1],
  ['en', 200, 1],
  ['en', 1000, 5],
  ['ru', 299, 1],
  ['ru', 300, 2],
  ['ru', 2000, 10],
] as const)('a text in %s of the length %i takes %i minutes', (language, length, minutes) => {
  expect(readingMinutes(language, length)).toBe(minutes)
})

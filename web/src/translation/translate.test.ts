import { longestTranslated } from '@portal/protocol/translation/constants.ts'
import { expect, test } from 'vitest'
import { partsOf } from './translate.ts'

test('a text that the service takes at once is one part', () => {
  for (const text of ['', 'one\ntwo', 'x'.repeat(longestTranslated)]) expect(partsOf(text)).toEqual([text])
})

test('a longer one is translated whole, in parts of whole lines', () => {
  const text = Array.from({ length: 70 }, (_, at) => `${at} ${'x'.repeat(at * 20)}`).join('\n')
  const parts = partsOf(text)
  expect(parts.length).toBe(Math.ceil(text.length / longestTranslated))
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(longestTranslated)
  expect(parts.join('\n')).toBe(text)
})

test('a line that is longer is divided where it must be', () => {
  const parts = partsOf(`\n${'x'.repeat(2 * longestTranslated)}`)
  expect(parts.map(({ length }) => length)).toEqual([longestTranslated, longestTranslated, 1])
})

import { expect, test } from 'vitest'
import { findChoice } from './find-choice.ts'

const labels = ['+86 China', '+7 Russia', '+7 Kazakhstan', '+996 Kyrgyzstan', '+92 Pakistan']

test.each([
  ['+7', 0, 1],
  ['+7', 2, 2],
  ['+7', 3, 1],
  ['k', 0, 2],
  ['K', 3, 3],
  ['996', 0, 3],
  ['pak', 0, 4],
  ['x', 0, -1],
])('"%s" from %i on finds %i', (typed, from, expected) => {
  expect(findChoice(labels, typed, from)).toBe(expected)
})

test('nothing is found in nothing', () => {
  expect(findChoice([], 'a', 0)).toBe(-1)
})

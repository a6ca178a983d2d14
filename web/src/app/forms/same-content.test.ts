import { expect, test } from 'vitest'
import { isSameContent } from './same-content.ts'

const file = new File(['样例'], 'sample.txt')

test.each([
  [undefined, undefined, true],
  ['7', '7', true],
  ['7', 7, false],
  [{ ids: ['1', '2'], attended: true }, { attended: true, ids: ['1', '2'] }, true],
  [{ ids: ['1', '2'], attended: true }, { ids: ['2', '1'], attended: true }, false],
  [{ ids: ['1'], attended: true }, { ids: ['1'], attended: false }, false],
  [{ id: '1' }, { id: '1', reason: undefined }, false],
  [{ reason: null }, { reason: {} }, false],
  [[], {}, false],
  [{ file }, { file }, true],
  [{ file }, { file: new File(['样例'], 'sample.txt') }, false],
])('%j and %j ask for the same: %s', (one, other, isSame) => {
  expect(isSameContent(one, other)).toBe(isSame)
  expect(isSameContent(other, one)).toBe(isSame)
})

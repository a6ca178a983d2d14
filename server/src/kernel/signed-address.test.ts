import { expect, test } from 'vitest'
import { isSigned, sign } from './signed-address.ts'

test('what was signed with any key that is known is good, until it ends; with another, or for another, never', () => {
  const keys = { current: 'present', previous: 'previous', next: 'next' }
  for (const key of Object.values(keys)) {
    const signed = sign(key, 'file', 'one', 60)
    expect(isSigned(keys, 'file', 'one', signed)).toBe(true)
    expect(isSigned(keys, 'file', 'other', signed)).toBe(false)
    expect(isSigned(keys, 'picture', 'one', signed)).toBe(false)
    expect(isSigned(keys, 'file', 'one', sign(key, 'file', 'one', -1))).toBe(false)
  }
  expect(isSigned(keys, 'file', 'one', sign('strange', 'file', 'one', 60))).toBe(false)
  expect(
    isSigned(
      { current: 'present', previous: null, next: null },
      'file',
      'one',
      sign('next', 'file', 'one', 60),
    ),
  ).toBe(false)
})

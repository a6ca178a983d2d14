import { expect, test } from 'vitest'
import { isOpenAt } from './event-state.ts'

test('what closed this morning is closed, whatever the day', () => {
  const closing = { applyUntil: '2030-05-14T01:00:00Z' }
  expect(isOpenAt(closing, Date.parse('2030-05-14T00:59:59Z'))).toBe(true)
  expect(isOpenAt(closing, Date.parse(closing.applyUntil))).toBe(false)
  expect(isOpenAt(closing, Date.parse('2030-05-14T04:00:00Z'))).toBe(false)
})

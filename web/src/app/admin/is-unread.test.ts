import { expect, test } from 'vitest'
import { isUnread } from './is-unread.ts'

test('nothing is left of a draft that is given up, unless a version was published once', () => {
  expect(isUnread({ versions: [{ publishedAt: null }] })).toBe(true)
  const published = { publishedAt: '2026-11-21T08:00:00.000Z' }
  expect(isUnread({ versions: [{ publishedAt: null }, published] })).toBe(false)
})

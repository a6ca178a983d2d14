import { describe, expect, test, vi } from 'vitest'
import { instantAfter } from './instant-after.ts'

describe('an instant that names a writing', () => {
  const now = new Date('2026-01-01T08:00:00.000Z')

  test.each([
    ['the first', undefined, now],
    ['one after another', new Date('2026-01-01T07:59:59.999Z'), now],
    ['one of the same millisecond', now, new Date('2026-01-01T08:00:00.001Z')],
    [
      'one after a clock that went ahead',
      new Date('2026-01-01T09:00:00Z'),
      new Date('2026-01-01T09:00:00.001Z'),
    ],
  ])('%s', (_, before, told) => {
    vi.useFakeTimers({ now })
    try {
      expect(instantAfter(before)).toEqual(told)
    } finally {
      vi.useRealTimers()
    }
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagesAround } from './pager.tsx'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
])('page %i of %i offers %j', (current, last, expected) => {
  expect(pagesAround(current, last)).toEqual(expected)
})

test('the first, the last and the current page are always offered, once each and in order', () => {
  const place = fc
    .integer({ min: 1, max: 1_000_000 })
    .chain((last) => fc.record({ last: fc.constant(last), current: fc.integer({ min: 1, max: last }) }))
  fc.assert(
    fc.property(place, ({ current, last }) => {
      const offered = pagesAround(current, last)
      const pages = offered.filter((page) => page !== null)
      expect(pages).toEqual(expect.arrayContaining([1, current, last]))
      expect(pages).toEqual([...new Set(pages)].toSorted((one, other) => one - other))
      expect(offered.length).toBeLessThanOrEqual(7)
      // A gap stands where, and only where, pages are left out.
      for (const [at, page] of offered.entries()) {
        if (page === null) expect(offered[at + 1]! - offered[at - 1]!).toBeGreaterThan(1)
        else if (at > 0 && offered[at - 1] !== null) expect(page - offered[at - 1]!).toBe(1)
      }
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bodyPaging, largestPage, largestPageSize, pageInfoOf, queryPaging } from './paging.ts'

const body = z.object(bodyPaging)
const query = z.object(queryPaging)

describe('paging', () => {
  test('is the first page of ten unless told', () => {
    expect(body.parse({})).toEqual({ page: 1, size: 10 })
    expect(query.parse({})).toEqual({ page: 1, size: 10 })
  })

  test('takes pages from 1 and sizes from 1 to 100', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (page, size) => {
        const isGood = page >= 1 && page <= largestPage && size >= 1 && size <= largestPageSize
        expect(body.safeParse({ page, size }).success).toBe(isGood)
        expect(query.safeParse({ page: String(page), size: String(size) }).success).toBe(isGood)
      }),
    )
  })

  test.each(['', ' 1', '1.0', '1e1', '+1', '-1', '0x1', '１', 'Infinity', '9'.repeat(400)])(
    'of a query refuses %j',
    (page) => {
      expect(query.safeParse({ page }).success).toBe(false)
    },
  )
})

test('a list of nothing has no pages, and each begun page counts', () => {
  expect(pageInfoOf(1, 10, 0)).toEqual({ number: 1, size: 10, totalElements: 0, totalPages: 0 })
  expect(pageInfoOf(1, 10, 10).totalPages).toBe(1)
  expect(pageInfoOf(2, 10, 11).totalPages).toBe(2)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listBody, listQuery } from './list-schema.ts'
import { readList, toBody, toQuery, writeList } from './list-address.ts'
import { codeOf, flag, largestPage, largestPageSize, list, number, several, text } from './list.ts'
import { pageInfoOf } from './paging.ts'

const declared = list({
  filters: {
    keyword: text(5),
    year: several(number(1000, 2200)),
    days: number(1, 30),
    isUrgent: flag,
    industry: several(codeOf('INDUSTRY')),
  },
  sorts: ['newest', 'oldest'],
  sizes: [20, 50],
})
const body = listBody(declared)
const query = listQuery(declared)

describe('the page of a list', () => {
  test('is the first in the first order unless told', () => {
    const first = { sort: 'newest', page: 1, size: 20 }
    expect(body.parse({})).toEqual(first)
    expect(query.parse({})).toEqual(first)
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

describe('a filter', () => {
  test('that takes several is met by one or more, and always found as several', () => {
    expect(query.parse({ year: '2020' }).year).toEqual([2020])
    expect(query.parse({ year: ['2020', '2021'] }).year).toEqual([2020, 2021])
    expect(body.parse({ year: 2020 }).year).toEqual([2020])
    expect(query.safeParse({ year: [] }).success).toBe(false)
  })

  test('that only some rows meet is set or narrows nothing', () => {
    expect(query.parse({ isUrgent: 'true' }).isUrgent).toBe(true)
    expect(query.parse({ isUrgent: 'false' }).isUrgent).toBeUndefined()
    expect(body.parse({ isUrgent: true }).isUrgent).toBe(true)
    expect(body.parse({ isUrgent: false }).isUrgent).toBeUndefined()
    expect(query.safeParse({ isUrgent: '1' }).success).toBe(false)
    expect(body.safeParse({ isUrgent: 'true' }).success).toBe(false)
  })

  test('goes from its address into the query and the body of its call', () => {
    const address = new URLSearchParams('isUrgent=true&industry=LAW&industry=IT&days=7&year=2020&keyword=')
    const asked = readList(declared, address)
    const found = { isUrgent: true, industry: ['LAW', 'IT'], days: 7, year: [2020] }
    expect(query.parse(toQuery(declared, asked))).toMatchObject(found)
    expect(body.parse(toBody(declared, asked))).toMatchObject(found)
    for (const nonsense of ['isUrgent=1', 'isUrgent=false', 'days=31', 'industry=%3B', 'year=999']) {
      const read = readList(declared, new URLSearchParams(nonsense))
      expect(writeList(declared, read)).toEqual([])
    }
  })

  test('left empty is not set', () => {
    expect(query.parse({ keyword: '  ' }).keyword).toBeUndefined()
    expect(query.parse({ keyword: ' a ' }).keyword).toBe('a')
  })

  test('that the list does not know is refused in a body', () => {
    expect(body.safeParse({ role: 'SUPER' }).success).toBe(false)
  })
})

test('a list of nothing has no pages, and each begun page counts', () => {
  expect(pageInfoOf(1, 10, 0)).toEqual({ number: 1, size: 10, totalElements: 0, totalPages: 0 })
  expect(pageInfoOf(1, 10, 10).totalPages).toBe(1)
  expect(pageInfoOf(2, 10, 11).totalPages).toBe(2)
})

import { expect, test } from 'vitest'
import { readListAddress, toQuery } from './filters.ts'

const kinds = { keyword: 5, state: ['OPEN', 'ANSWERED'], from: 'day' } as const
const read = (address: string) => readListAddress(kinds, new URLSearchParams(address))

test('filters and page are read as the address has them', () => {
  const address = read('keyword=abc&state=OPEN&from=2026-02-28&page=3')
  expect(address).toEqual({ filters: { keyword: 'abc', state: 'OPEN', from: '2026-02-28' }, page: 3 })
  expect(toQuery(address)).toEqual({ keyword: 'abc', state: 'OPEN', from: '2026-02-28', page: '3' })
})

test.each([
  ['a choice there is not', 'state=CLOSED'],
  ['a day that does not exist', 'from=2026-02-30'],
  ['nothing but spaces', 'keyword=%20%20'],
  ['a filter there is not', 'role=SUPER'],
  ['a page that is none', 'page=-1'],
])('%s is as if it were not there', (_, address) => {
  expect(read(address)).toEqual({ filters: {}, page: 1 })
})

test('a text is cut to what the call takes', () => {
  expect(read('keyword=abcdefgh').filters.keyword).toBe('abcde')
})

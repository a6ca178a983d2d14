import { expect, test } from 'vitest'
import { hasPattern } from './screen.ts'
import { rowAt, screenTable } from './screens.ts'

test.each(screenTable.rows.filter((row) => !hasPattern(row)))('/$path is found by its address', (row) => {
  expect(rowAt(`/${row.path}`)).toBe(row)
})

test.each([
  ['/eli/cn/law/2020-05-28/1', 'eli'],
  ['/verify', 'verify'],
  ['/verify/ABC-1', 'verify'],
])('%s is found by the pattern of its screen', (address, path) => {
  expect(rowAt(address)?.path).toBe(path)
})

test.each(['/HOME', '/home/', '/unknown', ''])(
  '%j is for the router, which reads addresses in more ways',
  (address) => {
    expect(rowAt(address)).toBeUndefined()
  },
)

import { expect, test } from 'vitest'
import { chosenRanges, toggleRange, yearRanges } from './year-ranges.ts'

const counts = [
  { value: '2024', label: '2024', count: 3 },
  { value: '2020', label: '2020', count: 4 },
  { value: '2019', label: '2019', count: 5 },
  { value: '1872', label: '1872', count: 1 },
]

test('years stand in ranges of ten, counted together, the newest first', () => {
  expect(yearRanges(counts)).toEqual([
    { value: '2020', label: '2020–2029', count: 7 },
    { value: '2010', label: '2010–2019', count: 5 },
    { value: '1870', label: '1870–1879', count: 1 },
  ])
})

test('a range chosen takes its years that there are, and gives all of them back', () => {
  const chosen = toggleRange(['1872'], '2020', counts)
  expect(chosen).toEqual(['1872', '2024', '2020'])
  expect(toggleRange(chosen, '2020', counts)).toEqual(['1872'])
  expect(toggleRange(['2021'], '2020', counts)).toEqual([])
})

test('years of one range are one filter', () => {
  expect(chosenRanges(['2024', '1872', '2020'])).toEqual([
    { value: '2020', label: '2020–2029', without: ['1872'] },
    { value: '1870', label: '1870–1879', without: ['2024', '2020'] },
  ])
})

import { expect, test } from 'vitest'
import { dayPlaces, type Marked } from './day-places.ts'

const day = '2030-05-14'
const marked = (kind: Marked['kind'], id: string, on = day): Marked => ({
  id,
  kind,
  title: id,
  language: 'zh',
  on,
})
const places = (...all: Marked[]) => dayPlaces(day, all).map(({ kind, to }) => [kind, to])

test('a day with one event leads to it', () => {
  expect(places(marked('training', 'a'), marked('training', 'b', '2030-05-15'))).toEqual([
    ['training', '/information/trainDetail?id=a'],
  ])
})

test('a day with several of a kind leads to the list of that day', () => {
  expect(places(marked('activity', 'a'), marked('activity', 'b'))).toEqual([
    ['activity', `/communication/activity?from=${day}&until=${day}`],
  ])
})

test('a day with both kinds leads to each', () => {
  expect(places(marked('activity', 'a'), marked('training', 'b'), marked('training', 'c'))).toEqual([
    ['training', `/information/train?from=${day}&until=${day}`],
    ['activity', '/communication/activity/detail?id=a'],
  ])
})

test('a day on which nothing begins leads nowhere', () => {
  expect(places(marked('training', 'a', '2030-05-13'))).toEqual([])
})

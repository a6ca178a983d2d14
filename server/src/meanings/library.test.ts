import { describe, expect, test } from 'vitest'
import { VectorLibrary } from './library.ts'
import type { Row } from './messages.ts'
import { directionOf } from './vector.ts'

const row = (law: string, key: string, vector: number[], country = 'CN'): Row => ({
  law,
  key,
  country,
  direction: directionOf(vector),
})

function libraryOf(...put: Row[]): VectorLibrary {
  const library = new VectorLibrary()
  library.change({ drop: 'all', put, yardsticks: [directionOf([0, 0, 1])] })
  return library
}

const namesOf = (library: VectorLibrary, vector: number[], countries: string[] = [], isOfCountries = false) =>
  library
    .nearest({ direction: directionOf(vector), countries, isOfCountries })
    .articles.map(({ law, key }) => `${law} ${key}`)

describe('what is near', () => {
  const library = libraryOf(
    row('a', '1', [1, 0, 0]),
    row('a', '2', [1, 1, 0.1]),
    row('b', '1', [0, 1, 0], 'KZ'),
    row('b', '1', [0.1, 1, 0], 'KZ'),
  )

  test('comes in order, each article once, by the language that is nearest', () => {
    expect(library.held).toBe(4)
    expect(namesOf(library, [1, 0.1, 0])).toEqual(['a 1', 'a 2', 'b 1'])
    const { articles } = library.nearest({
      direction: directionOf([0, 3, 0]),
      countries: [],
      isOfCountries: false,
    })
    expect(articles[0]).toMatchObject({ law: 'b', key: '1', likeness: 1 })
  })

  test('is of the countries asked for alone, where nothing else is looked at', () => {
    expect(namesOf(library, [1, 0, 0], ['KZ'], true)).toEqual(['b 1'])
  })

  test('is of them in any case, however much of others is nearer', () => {
    const many = Array.from({ length: 100 }, (_, at) => row('c', String(at), [1, at / 1000, 0]))
    const large = libraryOf(...many, row('k', '1', [0, 1, 0], 'KZ'))
    expect(namesOf(large, [1, 0, 0])).not.toContain('k 1')
    expect(namesOf(large, [1, 0, 0], ['KZ'])).toContain('k 1')
  })

  test('is told to be near where it is nearer than anything is to a yardstick', () => {
    const isNear = (vector: number[]) =>
      library
        .nearest({ direction: directionOf(vector), countries: [], isOfCountries: false })
        .articles.map((one) => one.isNear)
    expect(isNear([1, -1, 0])).toEqual([true, false, false])
    expect(isNear([0, 0, 1])).toEqual([false, false, false])
    expect(isNear([-1, -1, 0])).toEqual([false, false, false])
  })
})

test('what goes is near to nothing, and its place is taken by another', () => {
  const library = libraryOf(row('a', '1', [1, 0, 0]), row('b', '1', [0, 1, 0]))
  library.change({ drop: ['a'], put: [row('c', '1', [0.9, 0.1, 0])] })
  expect(library.held).toBe(2)
  expect(namesOf(library, [1, 0, 0])).toEqual(['c 1', 'b 1'])
  library.change({ drop: 'all', put: [] })
  expect(library.held).toBe(0)
  expect(namesOf(library, [1, 0, 0])).toEqual([])
})

test('what went is no measure any more: what a library was told in another order agrees', () => {
  const isNear = (library: VectorLibrary, vector: number[]) =>
    library.nearest({ direction: directionOf(vector), countries: [], isOfCountries: false }).articles[0]
      ?.isNear
  const [far, near] = [row('far', '1', [1, 0, 0.2]), row('near', '1', [0.1, 0, 1])]
  const library = libraryOf(far, near)
  expect(isNear(library, [1, 0, 0.5])).toBe(false)
  library.change({ drop: ['near'], put: [] })
  expect(isNear(library, [1, 0, 0.5])).toBe(true)
  expect(isNear(library, [1, 0, 0.5])).toBe(isNear(libraryOf(far), [1, 0, 0.5]))
  // It comes again, less near than it was, in the place that it had.
  library.change({ drop: ['far'], put: [] })
  library.change({ drop: [], put: [near, far] })
  library.change({ drop: ['near'], put: [row('near', '1', [1, 0, 1])] })
  const same = libraryOf(far, row('near', '1', [1, 0, 1]))
  for (const vector of [
    [1, 0, 0.5],
    [1, 0, 0.2],
    [1, 0, 1],
    [0, 0, 1],
  ])
    expect(isNear(library, vector)).toBe(isNear(same, vector))
})

test('more than one array of vectors are looked through', () => {
  const many = Array.from({ length: 5000 }, (_, at) => row(`l${at}`, '1', [1, at / 10_000, 0.5]))
  const library = libraryOf(...many, row('last', '1', [0, 1, 0]))
  expect(library.held).toBe(5001)
  expect(namesOf(library, [0, 1, 0])[0]).toBe('last 1')
})

test('a vector of other dimensions is neither held nor near', () => {
  const library = libraryOf(row('a', '1', [1, 0]), row('b', '1', [1, 0, 0]))
  expect(library.held).toBe(1)
  expect(namesOf(library, [1, 0])).toEqual([])
})

test.each([[[]], [[0, 0]], [[Number.NaN, 1]], [[Infinity, 1]], [Array.from({ length: 9000 }, () => 1)]])(
  'numbers that point nowhere are no direction',
  (vector) => {
    expect(() => directionOf(vector)).toThrow(/nowhere/)
  },
)

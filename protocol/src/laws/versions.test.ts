import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayBefore, inForceUntil, lawBeginsOn, wordingOn, wordingShown } from './versions.ts'

const from = (...days: (string | null)[]) => days.map((in_force_from) => ({ in_force_from }))

describe('the wording in force', () => {
  const versions = from('2024-07-01', '2018-10-26', '2006-01-01')

  test.each([
    ['2024-07-02', 0],
    ['2024-07-01', 0],
    ['2024-06-30', 1],
    ['2018-10-26', 1],
    ['2018-10-25', 2],
    ['2006-01-01', 2],
    ['2005-12-31', null],
    ['1000-01-01', null],
  ])('on %s is the one at place %s', (day, place) => {
    expect(wordingOn(versions, day)).toBe(place === null ? null : versions[place])
    expect(wordingShown(versions, day)).toBe(versions[place ?? 2])
  })

  test('without a day is in force from the beginning', () => {
    const undated = from('2020-01-01', null)
    expect(wordingOn(undated, '1000-01-01')).toBe(undated[1])
    expect(wordingOn(undated, '2020-01-01')).toBe(undated[0])
  })

  test('of a law that was amended before it begins is the one made last', () => {
    const amended = from('3000-01-01', '2999-01-01', '2999-01-01')
    expect(wordingShown(amended, '2026-01-01')).toBe(amended[1])
    expect(wordingShown(amended, '2999-01-01')).toBe(amended[1])
  })

  test('of a law without wordings is none', () => {
    expect(wordingOn([], '2020-01-01')).toBeNull()
    expect(wordingShown([], '2020-01-01')).toBeUndefined()
  })
})

describe('the first day of a law', () => {
  const law = { country: 'KZ', adopted_on: '2025-01-01', effective_on: null }
  const oldest = { in_force_from: '2025-07-01', version_on: '2025-01-01' }

  test.each([
    ['that of its oldest wording', law, oldest, '2025-07-01'],
    ['its own, where that is earlier', { ...law, effective_on: '2025-02-01' }, oldest, '2025-02-01'],
    ['not that of a revision', { ...law, effective_on: '2030-01-01' }, oldest, '2025-07-01'],
    [
      'that of its adoption, where it was amended before what is held',
      law,
      { ...oldest, version_on: '2025-05-05' },
      '2025-01-01',
    ],
    [
      'its own, where it was amended before it begins',
      { ...law, effective_on: '2999-01-01' },
      { in_force_from: '2999-01-01', version_on: '2025-05-05' },
      '2999-01-01',
    ],
    [
      'that of its adoption, where a revision of China dates itself',
      { ...law, country: 'CN', effective_on: '2999-01-01' },
      { in_force_from: '2999-01-01', version_on: '2025-05-05' },
      '2025-01-01',
    ],
    [
      'its own, where its wording has none',
      { ...law, effective_on: '2025-02-01' },
      { in_force_from: null, version_on: null },
      '2025-02-01',
    ],
    ['not known of one without wordings', law, undefined, null],
  ])('is %s', (_, given, first, expected) => {
    expect(lawBeginsOn(given, first)).toBe(expected)
  })
})

describe('the last day of a wording', () => {
  const versions = from('2024-07-01', '2018-10-26', '2006-01-01')

  test.each([
    [0, null, null],
    [1, null, '2024-06-30'],
    [2, null, '2018-10-25'],
    [0, '2025-03-01', '2025-02-28'],
    [1, '2025-03-01', '2024-06-30'],
    // Repealed before a newer wording began.
    [1, '2020-03-01', '2020-02-29'],
  ])('of the one at place %s, the law repealed on %s, is %s', (place, repealedOn, last) => {
    expect(inForceUntil(versions, place, repealedOn)).toBe(last)
  })

  test('is the day before, over the ends of months and years', () => {
    expect(dayBefore('2024-03-01')).toBe('2024-02-29')
    expect(dayBefore('2023-03-01')).toBe('2023-02-28')
    expect(dayBefore('2021-01-01')).toBe('2020-12-31')
  })
})

test('every day from the first one on belongs to one wording: that whose days it is between', () => {
  const day = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.uniqueArray(day, { minLength: 1, maxLength: 8 }), day, (days, asked) => {
      const versions = from(...days.toSorted().toReversed())
      const holding = versions.filter(({ in_force_from }, place) => {
        const last = inForceUntil(versions, place, null)
        return in_force_from! <= asked && (last === null || asked <= last)
      })
      const found = wordingOn(versions, asked)
      expect(holding).toEqual(found ? [found] : [])
    }),
  )
})

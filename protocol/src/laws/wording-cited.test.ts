import { describe, expect, test } from 'vitest'
import { wordingCited, wordingSaid } from './wording-cited.ts'

const law = {
  adopted_on: '1993-12-29',
  versions: [
    { version_on: '2023-12-29', in_force_from: '2024-07-01' },
    { version_on: '2018-10-26', in_force_from: '2018-10-26' },
    { version_on: '2018-03-01', in_force_from: '2019-01-01' },
    { version_on: null, in_force_from: '1994-07-01' },
  ],
}

describe('the wording that a citation names', () => {
  test.each([
    ['2023', '2026-01-01', '2023-12-29'],
    ['2024', '2026-01-01', '2023-12-29'],
    // Of two made in one year the newest, unless the day is another's.
    ['2018', '2026-01-01', '2018-10-26'],
    ['2018-03-01', '2026-01-01', '2018-03-01'],
    ['2019', '2026-01-01', '2018-03-01'],
    ['2024-07-01', '2026-01-01', '2023-12-29'],
    ['1993', '2026-01-01', null],
    ['1993-12-29', '2026-01-01', null],
    ['1994', '2026-01-01', null],
  ])('by %s, on %s, is the one made on %s', (said, day, made) => {
    expect(wordingCited(law, said, day)).toMatchObject({ version_on: made })
  })

  test.each([['2013'], ['2018-10-27'], ['2005']])('by %s is not held', (said) => {
    expect(wordingCited(law, said, '2026-01-01')).toBeNull()
  })

  test('of the original is not held where the oldest held is a later one', () => {
    const later = { ...law, versions: law.versions.slice(0, 3) }
    expect(wordingCited(later, '1993', '2026-01-01')).toBeNull()
  })
})

test.each([
  [{ year: '2018', wording: null }, { country: 'CN', kind: 'law' }, '2018'],
  [{ year: null, wording: '2018' }, { country: 'CN', kind: 'law' }, '2018'],
  [{ year: '2018-10-26', wording: null }, { country: 'CN', kind: 'law' }, null],
  [{ year: '2013', wording: null }, { country: 'IN', kind: 'law' }, null],
  [{ year: '1998-02-08', wording: '2020-07-31' }, { country: 'RU', kind: 'law' }, '2020-07-31'],
  [{ year: '1958', wording: null }, { country: 'CN', kind: 'treaty' }, null],
  [{ year: null, wording: null }, { country: 'CN', kind: 'law' }, null],
])('%o of %o says the wording %s', (naming, of, said) => {
  expect(wordingSaid(naming, of)).toBe(said)
})

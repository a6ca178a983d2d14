import { describe, expect, test } from 'vitest'
import { wordingCited } from './wording-cited.ts'
import { beforeMark, firstWording } from './wording-said.ts'

const law = {
  country: 'CN',
  kind: 'law',
  adopted_on: '1993-12-29',
  repealed_on: null,
  isNextHeld: () => true,
  versions: [
    { version_on: '2023-12-29', in_force_from: '2024-07-01' },
    { version_on: '2018-10-26', in_force_from: '2019-06-01' },
    { version_on: '2018-03-01', in_force_from: '2018-07-01' },
    { version_on: null, in_force_from: '1994-07-01' },
  ],
}
const today = '2026-01-01'

describe('the wording that a citation names', () => {
  test.each([
    ['2023', today, '2023-12-29'],
    ['2024', today, '2023-12-29'],
    // Of two made in one year the newest, unless the day is another's.
    ['2018', today, '2018-10-26'],
    ['2018', '2018-08-01', '2018-03-01'],
    ['2018-03-01', today, '2018-03-01'],
    ['2019', today, '2018-10-26'],
    ['2024-07-01', today, '2023-12-29'],
    ['1993', today, null],
    ['1993-12-29', today, null],
    ['1994', today, null],
    [firstWording, today, null],
    // The one in force on a day.
    ['@2018-09-01', today, '2018-03-01'],
    ['@2026-01-01', today, '2023-12-29'],
    // The one before the present one, before that of a year, before that of a day.
    [beforeMark, today, '2018-10-26'],
    [beforeMark, '2020-01-01', '2018-03-01'],
    [`${beforeMark}2018`, today, '2018-03-01'],
    [`${beforeMark}2018-03-01`, today, null],
  ])('by %s, on %s, is the one made on %s', (wording, day, made) => {
    expect(wordingCited(law, { year: null, wording }, day)).toMatchObject({ version_on: made })
  })

  test.each([['2013'], ['2018-10-27'], ['2005'], [`${beforeMark}1993`]])('by %s is not held', (wording) => {
    expect(wordingCited(law, { year: null, wording }, today)).toBeNull()
  })

  test('of the original is not held where the oldest held is a later one', () => {
    const later = { ...law, versions: law.versions.slice(0, 3) }
    for (const wording of ['1993', firstWording]) {
      expect(wordingCited(later, { year: null, wording }, today)).toBeNull()
    }
  })

  test('of a law of another country is known by a day, or as the one before, only where that is the newest', () => {
    const cited = (wording: string) => wordingCited({ ...law, country: 'RU' }, { year: null, wording }, today)
    expect(cited(beforeMark)).toBeNull()
    expect(cited('@2018-09-01')).toBeNull()
    expect(cited('@2025-12-31')?.version_on).toBe('2023-12-29')
  })

  test('is not the one before where a change between the two is not held', () => {
    const isNextHeld = ({ version_on: made }: { version_on: string | null }) => made !== '2018-03-01'
    const before = (wording: string) => wordingCited({ ...law, isNextHeld }, { year: null, wording }, today)
    expect(before(beforeMark)?.version_on).toBe('2018-10-26')
    expect(before(`${beforeMark}2018-10-26`)).toBeNull()
  })

  test('of a law that was repealed is the last, however former it is called', () => {
    const repealed = { ...law, repealed_on: '2025-01-01' }
    const named = { year: null, wording: beforeMark }
    expect(wordingCited(repealed, named, today)).toBeUndefined()
    expect(wordingCited(repealed, named, '2024-12-31')?.version_on).toBe('2018-10-26')
  })

  test.each([
    [{ year: '2018', wording: null }, { country: 'CN', kind: 'law' }, '2018-10-26'],
    [{ year: '1993-12-29', wording: '2023' }, { country: 'RU', kind: 'law' }, '2023-12-29'],
    // The law's own year, or day.
    [{ year: '2018', wording: null }, { country: 'IN', kind: 'law' }, undefined],
    [{ year: '2018-10-26', wording: null }, { country: 'CN', kind: 'law' }, undefined],
    [{ year: '1993', wording: null }, { country: 'CN', kind: 'treaty' }, undefined],
    [{ year: null, wording: null }, { country: 'CN', kind: 'law' }, undefined],
  ])('by %o of %o is the one made on %s', (named, of, made) => {
    expect(wordingCited({ ...law, ...of }, named, today)?.version_on).toBe(made)
  })

  test('is none where nothing is known of what it says', () => {
    expect(wordingCited(law, undefined, today)).toBeUndefined()
  })
})

import type { LawVersion } from '@portal/protocol/laws/schemas.ts'
import { describe, expect, test } from 'vitest'
import { areComparable, presentVersion, wordingState } from './wording-state.ts'

function version(inForceFrom: string | null, inForceUntil: string | null = null): LawVersion {
  const id = `${inForceFrom}`
  const days = {
    versionOn: null,
    publishedOn: null,
    daySource: null,
    retroactiveBy: null,
    provisionDays: [],
    notHeldAfter: [],
    inForceFrom,
    inForceUntil,
    isDayRecorded: true,
    isEndRecorded: true,
  }
  return { id, address: '', ...days, languages: ['zh'] }
}

describe('a wording', () => {
  test.each([
    ['2024-07-01', null, '2024-06-30', 'future'],
    ['2024-07-01', null, '2024-07-01', 'present'],
    ['2018-10-26', '2024-06-30', '2024-06-30', 'present'],
    ['2018-10-26', '2024-06-30', '2024-07-01', 'past'],
    ['2026-01-01', '2025-12-31', '2025-06-01', 'past'],
    [null, null, '1900-01-01', 'present'],
    [null, '2024-06-30', '2024-07-01', 'past'],
  ] as const)('from %s until %s is on %s %s', (from, until, today, state) => {
    expect(wordingState(version(from, until), today)).toBe(state)
  })

  test('can be compared with another that is held in one of its languages', () => {
    const [zh, ru] = [version('2020-01-01'), { ...version('2021-01-01'), languages: ['ru' as const] }]
    expect(areComparable(zh, ru)).toBe(false)
    expect(areComparable(zh, { ...ru, languages: ['ru', 'zh'] })).toBe(true)
    expect(areComparable(zh, zh)).toBe(false)
  })
})

test('the wording of today is the newest that has begun, else the first', () => {
  const versions = [version('2030-01-01'), version('2020-01-01'), version('2010-01-01')]
  expect(presentVersion(versions, '2029-12-31')).toBe(versions[1])
  expect(presentVersion(versions, '2030-01-01')).toBe(versions[0])
  expect(presentVersion(versions, '2000-01-01')).toBe(versions[2])
  const amended = [version('2030-01-01'), version('2020-01-01'), version('2020-01-01')]
  expect(presentVersion(amended, '2000-01-01')).toBe(amended[1])
  expect(presentVersion([], '2000-01-01')).toBeUndefined()
})

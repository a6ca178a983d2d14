import { describe, expect, test } from 'vitest'
import { timelinessStates } from './constants.ts'
import { isInForce, timelinessOn } from './timeliness.ts'

describe('the status of a law', () => {
  const law = (changes: object) => ({
    status: 'IN_FORCE' as const,
    effect_level: 'LAW' as const,
    begins_on: null,
    repealed_on: null,
    ...changes,
  })
  const day = '2026-11-21'

  test.each([
    ['without dates is the recorded one', law({}), 'IN_FORCE'],
    ['amended stays amended', law({ status: 'AMENDED', begins_on: '2020-01-01' }), 'AMENDED'],
    ['before its first day', law({ begins_on: '2026-11-22' }), 'NOT_YET_IN_FORCE'],
    ['on its first day', law({ begins_on: '2026-11-21' }), 'IN_FORCE'],
    ['before the day of repeal', law({ repealed_on: '2026-11-22' }), 'IN_FORCE'],
    ['on the day of repeal', law({ repealed_on: '2026-11-21' }), 'REPEALED'],
    [
      'repealed before it came into force',
      law({ begins_on: '2027-01-01', repealed_on: '2026-01-01' }),
      'REPEALED',
    ],
    [
      'to be repealed, not yet in force',
      law({ begins_on: '2027-01-01', repealed_on: '2028-01-01' }),
      'NOT_YET_IN_FORCE',
    ],
    ['amended, not yet in force', law({ status: 'AMENDED', begins_on: '2027-01-01' }), 'NOT_YET_IN_FORCE'],
    ['of no level that is stated', law({ effect_level: 'NOT_STATED' }), 'UNCONFIRMED'],
    [
      'amended, of no level that is stated',
      law({ effect_level: 'NOT_STATED', status: 'AMENDED', begins_on: '2020-01-01' }),
      'UNCONFIRMED',
    ],
    [
      'repealed, of no level that is stated',
      law({ effect_level: 'NOT_STATED', repealed_on: '2026-01-01' }),
      'REPEALED',
    ],
    ['lapsed, of no level that is stated', law({ effect_level: 'NOT_STATED', status: 'LAPSED' }), 'LAPSED'],
    ['lapsed', law({ status: 'LAPSED', begins_on: '2000-01-01' }), 'LAPSED'],
  ] as const)('%s', (_, given, expected) => {
    expect(timelinessOn(given, day)).toBe(expected)
  })

  test('is in force when it is in force or amended, and at no other', () => {
    expect(timelinessStates.filter(isInForce)).toEqual(['IN_FORCE', 'AMENDED'])
  })
})

import { expect, test } from 'vitest'
import { laterWording } from './later-wording.ts'

const day = '2019-06-01'

test.each([
  ['the wording of the day', { timeliness: 'AMENDED', inForceFrom: '2018-01-01', adoptedOn: null }, null],
  ['one that begins on it', { timeliness: 'IN_FORCE', inForceFrom: day, adoptedOn: null }, null],
  ['a later one', { timeliness: 'IN_FORCE', inForceFrom: '2020-01-01', adoptedOn: null }, '2020-01-01'],
  ['one adopted later', { timeliness: 'AMENDED', inForceFrom: null, adoptedOn: '2025-01-01' }, '2025-01-01'],
  [
    'the first of a law to come',
    { timeliness: 'NOT_YET_IN_FORCE', inForceFrom: '2020-01-01', adoptedOn: null },
    null,
  ],
  ['one without a day', { timeliness: 'IN_FORCE', inForceFrom: null, adoptedOn: null }, null],
] as const)('of %s', (_, quoted, later) => {
  expect(laterWording(quoted, day)).toBe(later)
  expect(laterWording(quoted, '')).toBeNull()
})

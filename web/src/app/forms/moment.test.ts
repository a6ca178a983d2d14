import { expect, test } from 'vitest'
import { isMoment, momentOf, typedOf, zoneMoment } from './moment.ts'

test.each([
  ['2026-12-05T01:00:00.000Z', '2026-12-05T09:00:00+08:00'],
  ['2026-12-04T16:30:59.000Z', '2026-12-05T00:30:00+08:00'],
  ['2026-12-31T23:59:00+08:00', '2026-12-31T23:59:00+08:00'],
])('%s is %s in the zone, and the same instant to the minute', (instant, moment) => {
  expect(zoneMoment(instant)).toBe(moment)
  expect(isMoment(moment)).toBe(true)
  expect(momentOf(typedOf(moment))).toBe(moment)
  expect(Math.floor(Date.parse(moment) / 60_000)).toBe(Math.floor(Date.parse(instant) / 60_000))
})

test('nothing is no instant', () => {
  expect(zoneMoment(undefined)).toBe('')
  expect(momentOf({ day: '', time: '09:00' })).toBe('')
  expect(typedOf('')).toEqual({ day: '', time: '' })
})

test.each(['', '9:00', '24:00', '12:60', 'noon'])(
  'a time that reads "%s" is kept, and is not valid',
  (time) => {
    const moment = momentOf({ day: '2026-12-05', time })
    expect(isMoment(moment)).toBe(false)
    expect(typedOf(moment)).toEqual({ day: '2026-12-05', time })
  },
)

import type { DeskEvent, LiveEvent } from '@portal/protocol/events/schemas.ts'
import { expect, test } from 'vitest'
import { endedStandingOf, isOffSince, openStandingOf, ownStandingOf } from './standing.ts'

const live: LiveEvent = {
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'training',
  state: 'NOT_STARTED',
  startsAt: '2026-11-24T06:00:00Z',
  endsAt: '2026-11-24T08:30:00Z',
  applyUntil: '2026-11-23T10:00:00Z',
  seats: 2,
  taken: 1,
  waiting: 0,
  isOpen: true,
  mine: null,
}

test.each([
  ['a seat is free', {}, 'free'],
  ['all seats are taken', { taken: 2 }, 'full'],
  ['seats are not counted', { seats: null, taken: 500 }, 'free'],
  ['the deadline is over', { isOpen: false }, 'closed'],
  ['it has begun', { isOpen: false, state: 'IN_PROGRESS' }, 'started'],
  ['it is over', { isOpen: false, state: 'OVER' }, 'over'],
] as const)('where %s, it is %s', (_, change, standing) => {
  expect(openStandingOf({ ...live, ...change })).toBe(standing)
})

test.each([
  ['CONFIRMED', 'NOT_STARTED', 'confirmed'],
  ['CONFIRMED', 'IN_PROGRESS', 'confirmed'],
  ['CONFIRMED', 'OVER', 'missed'],
  ['WAITING', 'NOT_STARTED', 'waiting'],
  ['WAITING', 'IN_PROGRESS', 'missedWaiting'],
  ['WAITING', 'OVER', 'missedWaiting'],
  ['ATTENDED', 'IN_PROGRESS', 'attended'],
  ['ATTENDED', 'OVER', 'attended'],
  ['WITHDRAWN', 'NOT_STARTED', null],
  ['CANCELLED', 'NOT_STARTED', null],
  [null, 'NOT_STARTED', null],
] as const)('who is %s while it is %s reads: %s', (application, event, standing) => {
  expect(ownStandingOf(application, event)).toBe(standing)
})

test.each([
  ['WITHDRAWN', 'taken down', 'NOT_STARTED', 'withdrawn'],
  ['CANCELLED', 'taken down', 'OVER', 'offText'],
  ['CONFIRMED', 'taken down', 'NOT_STARTED', 'offText'],
  ['ATTENDED', 'taken down', 'NOT_STARTED', 'offText'],
  ['CONFIRMED', 'taken down', 'OVER', null],
  ['ATTENDED', 'taken down', 'OVER', null],
  ['WAITING', 'taken down', 'OVER', null],
  ['CANCELLED', 'open', 'NOT_STARTED', 'againText'],
  ['CANCELLED', 'closed', 'NOT_STARTED', 'againClosedText'],
  ['CONFIRMED', 'closed', 'NOT_STARTED', null],
] as const)('who is %s for what is %s while it is %s reads: %s', (state, shown, event, standing) => {
  const abilities = shown === 'open' ? (['apply'] as const) : []
  expect(endedStandingOf({ state, isOff: shown === 'taken down', abilities: [...abilities] }, event)).toBe(
    standing,
  )
})

test('the desk reads whether what was taken down had begun, as applications stay then', () => {
  const off: DeskEvent = {
    ...live,
    title: '涉外仲裁实务',
    language: 'zh',
    isOnline: false,
    certificateHours: null,
    attended: 0,
    isOff: true,
    mayMark: true,
  }
  expect(isOffSince(off, 'OVER')).toBe(true)
  expect(isOffSince(off, 'NOT_STARTED')).toBe(false)
  expect(isOffSince({ ...off, taken: 0 }, 'OVER')).toBe(false)
  expect(isOffSince({ ...off, isOff: false }, 'OVER')).toBe(false)
})

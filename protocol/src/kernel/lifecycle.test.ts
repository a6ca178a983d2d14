import { describe, expect, test } from 'vitest'
import { findMove, lifecycle } from './lifecycle.ts'

/** What the tables to come ask of the type: a sample of each shape. */
const requirement = lifecycle({
  subject: 'requirement',
  states: { REVIEWING: 'gold', DISPLAYED: 'jade', CLOSED: 'grey', OVERDUE: 'seal', REMOVED: 'grey' },
  conditions: {
    isVerified: 'notNow',
    isDeadlineAhead: 'invalid',
    isDeadlinePast: 'wrongState',
    hasNoCooperation: 'wrongState',
  },
  moves: [
    { from: null, action: 'add', by: 'owner', to: 'REVIEWING', when: ['isVerified', 'isDeadlineAhead'] },
    { from: ['REVIEWING'], action: 'approve', by: 'admin', to: 'DISPLAYED' },
    {
      from: ['DISPLAYED'],
      action: 'takeDown',
      by: 'admin',
      to: 'REVIEWING',
      needsReason: true,
      tells: [
        { who: 'owner', event: 'verificationRejected' },
        { who: 'providers', event: 'changeRejected' },
      ],
    },
    { from: ['DISPLAYED'], action: 'expire', by: 'clock', to: 'OVERDUE' },
    { from: ['DISPLAYED', 'OVERDUE'], action: 'settle', by: 'system', to: 'CLOSED' },
    { from: ['CLOSED'], action: 'reopen', by: 'system', to: 'DISPLAYED', when: 'isDeadlineAhead' },
    { from: ['CLOSED'], action: 'reopen', by: 'system', to: 'OVERDUE', when: 'isDeadlinePast' },
    { from: ['REVIEWING', 'DISPLAYED'], action: 'edit', by: 'owner', to: 'REVIEWING' },
    { from: ['CLOSED', 'OVERDUE'], action: 'remove', by: 'owner', to: 'REMOVED', when: 'hasNoCooperation' },
  ],
})

const cooperation = lifecycle({
  subject: 'cooperation',
  states: { SIGNED_UP: 'gold', COOPERATING: 'ink', ENDED_BY_USER: 'grey', ENDED_BY_PROVIDER: 'grey' },
  conditions: { isFirst: 'doneAlready' },
  moves: [
    { from: null, action: 'signUp', by: 'provider', to: 'SIGNED_UP', when: 'isFirst' },
    { from: ['ENDED_BY_PROVIDER', 'ENDED_BY_USER'], action: 'signUp', by: 'provider', to: 'SIGNED_UP' },
    { from: ['SIGNED_UP'], action: 'cooperate', by: 'demander', to: 'COOPERATING' },
    { from: ['SIGNED_UP'], action: 'cancel', by: ['demander', 'provider'], to: 'ENDED_BY_PROVIDER' },
    { from: ['COOPERATING'], action: 'cancel', by: 'demander', to: 'ENDED_BY_USER', needsReason: true },
    { from: ['COOPERATING'], action: 'cancel', by: 'provider', to: 'ENDED_BY_PROVIDER', needsReason: true },
  ],
})

const publication = lifecycle({
  subject: 'publication',
  states: { IN_REVIEW: 'gold', SCHEDULED: 'ink', PUBLISHED: 'jade' },
  conditions: { isAnother: 'notNow', isLater: 'wrongState' },
  moves: [
    { from: ['IN_REVIEW'], action: 'approve', by: 'admin', to: 'SCHEDULED', when: ['isAnother', 'isLater'] },
    { from: ['IN_REVIEW'], action: 'approve', by: 'admin', to: 'PUBLISHED', when: 'isAnother' },
    { from: ['SCHEDULED'], action: 'publish', by: 'clock', to: 'PUBLISHED' },
  ],
})

const application = lifecycle({
  subject: 'application',
  states: { CONFIRMED: 'jade', WAITING: 'gold', WITHDRAWN: 'grey' },
  conditions: { hasSeat: 'noSeat' },
  moves: [
    { from: null, action: 'apply', by: 'owner', to: 'CONFIRMED', when: 'hasSeat' },
    { from: null, action: 'apply', by: 'owner', to: 'WAITING' },
    { from: ['WAITING'], action: 'moveUp', by: 'system', to: 'CONFIRMED', when: 'hasSeat' },
    { from: ['CONFIRMED', 'WAITING'], action: 'withdraw', by: 'owner', to: 'WITHDRAWN' },
  ],
})

/** Holds for these conditions alone. */
const among =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name)

const always = () => true
const never = () => false

describe('a move is found', () => {
  test('from nothing, where its conditions hold', () => {
    const add = { action: 'add', by: 'owner' } as const
    const met = among('isVerified', 'isDeadlineAhead')
    expect(findMove(requirement, null, add, met)).toMatchObject({ from: null, to: 'REVIEWING' })
    expect(findMove(requirement, null, add, among('isVerified'))).toBe('invalid')
    expect(findMove(requirement, null, add, never)).toBe('notNow')
  })

  test('by the clock and by the system', () => {
    expect(findMove(requirement, 'DISPLAYED', { action: 'expire', by: 'clock' }, never)).toMatchObject({
      to: 'OVERDUE',
    })
    const reopen = { action: 'reopen', by: 'system' } as const
    expect(findMove(requirement, 'CLOSED', reopen, among('isDeadlineAhead'))).toMatchObject({
      to: 'DISPLAYED',
    })
    expect(findMove(requirement, 'CLOSED', reopen, among('isDeadlinePast'))).toMatchObject({ to: 'OVERDUE' })
  })

  test('to the state that goes with who asks', () => {
    for (const [by, to] of [
      ['demander', 'ENDED_BY_USER'],
      ['provider', 'ENDED_BY_PROVIDER'],
    ] as const) {
      const found = findMove(cooperation, 'COOPERATING', { action: 'cancel', by }, always)
      expect(found).toMatchObject({ to, needsReason: true })
      expect(findMove(cooperation, 'SIGNED_UP', { action: 'cancel', by }, always)).toMatchObject({
        to: 'ENDED_BY_PROVIDER',
      })
    }
  })

  test('as the first of rows that differ in their conditions', () => {
    const approve = { action: 'approve', by: 'admin' } as const
    expect(findMove(publication, 'IN_REVIEW', approve, always)).toMatchObject({ to: 'SCHEDULED' })
    expect(findMove(publication, 'IN_REVIEW', approve, among('isAnother'))).toMatchObject({ to: 'PUBLISHED' })
    expect(findMove(publication, 'IN_REVIEW', approve, among('isLater'))).toBe('notNow')
    const apply = { action: 'apply', by: 'owner' } as const
    expect(findMove(application, null, apply, always)).toMatchObject({ to: 'CONFIRMED' })
    expect(findMove(application, null, apply, never)).toMatchObject({ to: 'WAITING' })
  })

  test('back into the same state', () => {
    const edit = { action: 'edit', by: 'owner' } as const
    expect(findMove(requirement, 'REVIEWING', edit, never)).toMatchObject({ to: 'REVIEWING' })
  })
})

describe('a move is refused', () => {
  test('to the wrong side, whatever the state', () => {
    expect(findMove(cooperation, 'SIGNED_UP', { action: 'cooperate', by: 'provider' }, always)).toBe('notNow')
    expect(findMove(cooperation, 'COOPERATING', { action: 'signUp', by: 'demander' }, always)).toBe('notNow')
  })

  test('in a state that has no such move', () => {
    expect(findMove(requirement, 'OVERDUE', { action: 'approve', by: 'admin' }, always)).toBe('wrongState')
    expect(findMove(requirement, null, { action: 'edit', by: 'owner' }, always)).toBe('wrongState')
    expect(findMove(requirement, 'DISPLAYED', { action: 'add', by: 'owner' }, always)).toBe('wrongState')
  })

  test('with the code of the condition that does not hold', () => {
    expect(findMove(cooperation, null, { action: 'signUp', by: 'provider' }, never)).toBe('doneAlready')
    expect(findMove(application, 'WAITING', { action: 'moveUp', by: 'system' }, never)).toBe('noSeat')
    expect(findMove(requirement, 'CLOSED', { action: 'remove', by: 'owner' }, never)).toBe('wrongState')
  })
})

test('a lifecycle says its states in order, each with one tone', () => {
  expect(requirement.states).toEqual(['REVIEWING', 'DISPLAYED', 'CLOSED', 'OVERDUE', 'REMOVED'])
  expect(requirement.tones.DISPLAYED).toBe('jade')
})

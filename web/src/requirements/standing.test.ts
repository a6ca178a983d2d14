import type { CooperationState, RequirementState } from '@portal/protocol/requirements/lifecycle.ts'
import { expect, test } from 'vitest'
import {
  areCompared,
  completedSignUp,
  shownSignUp,
  turnOf,
  type OwnRequirement,
  type SignUp,
} from './standing.ts'

const signUp: SignUp = {
  id: 'old',
  state: 'COMPLETED',
  note: '',
  firm: null,
  feeFrom: null,
  feeTo: null,
  days: null,
  signedUpAt: '2026-03-01T00:00:00.000Z',
  conversationId: 'thread',
  history: [],
  provider: {
    id: 'provider',
    name: '',
    userType: 'LAWYER',
    picture: null,
    admittedIn: null,
    isVerified: true,
  },
  isIntended: false,
  contacts: null,
  abilities: [],
}

function requirement(state: RequirementState, signUps: readonly Partial<SignUp>[]) {
  const cooperations = [signUp, ...signUps.map((one) => ({ ...signUp, ...one }))]
  const states = Map.groupBy(cooperations, (one) => one.state)
  const signUpsBy = Object.fromEntries([...states].map(([one, rows]) => [one, rows.length]))
  return { state, cooperations, signUpsBy } as unknown as OwnRequirement
}

const fresh = (state: CooperationState, id = 'fresh') => ({
  id,
  state,
  signedUpAt: '2026-05-01T00:00:00.000Z',
})
const nothing = new URLSearchParams()

test('work that is completed is looked at while its requirement stands so', () => {
  const closed = requirement('CLOSED', [fresh('NO_COOPERATION')])
  expect(completedSignUp(closed)?.id).toBe('old')
  expect(shownSignUp(closed, nothing)?.id).toBe('old')
  const again = requirement('CLOSED', [fresh('COMPLETED')])
  expect(completedSignUp(again)?.id).toBe('fresh')
})

test.each(['REVIEWING', 'REJECTED', 'DISPLAYED', 'OVERDUE'] as const)(
  'published once more, it is not while it is %s',
  (state) => {
    const none = requirement(state, [])
    expect(completedSignUp(none)).toBeUndefined()
    expect(shownSignUp(none, nothing)).toBeUndefined()
    const one = requirement(state, [fresh('SIGNED_UP'), fresh('IN_NEGOTIATION', 'further')])
    expect(completedSignUp(one)).toBeUndefined()
    expect(shownSignUp(one, nothing)?.id).toBe('further')
    expect(shownSignUp(one, new URLSearchParams('signUp=old'))?.id).toBe('old')
  },
)

test('what is worked on now comes before what was completed', () => {
  const working = requirement('CLOSED', [fresh('COOPERATING')])
  expect(completedSignUp(working)).toBeUndefined()
  expect(shownSignUp(working, nothing)?.id).toBe('fresh')
})

test('a sign-up waits for the review of what was changed, unless both have agreed or it has ended', () => {
  const told = (['SIGNED_UP', 'IN_NEGOTIATION', 'COOPERATING', 'ABANDONED'] as const).map((state) =>
    turnOf({ state: 'REVIEWING' }, { state }),
  )
  expect(told).toEqual(['CHANGED', 'CHANGED', 'COOPERATING', 'ABANDONED'])
  expect(turnOf({ state: 'DISPLAYED' }, { state: 'SIGNED_UP' })).toBe('SIGNED_UP')
})

test('a sign-up for what is over waits for a decision, and no longer for the first word', () => {
  const told = (['SIGNED_UP', 'IN_NEGOTIATION', 'NO_COOPERATION'] as const).map((state) =>
    turnOf({ state: 'OVERDUE' }, { state }),
  )
  expect(told).toEqual(['OVERDUE', 'IN_NEGOTIATION', 'NO_COOPERATION'])
})

test.each([
  [['SIGNED_UP'], false],
  [['IN_NEGOTIATION', 'NO_COOPERATION'], false],
  [['SIGNED_UP', 'SIGNED_UP'], true],
  [['SIGNED_UP', 'IN_NEGOTIATION'], true],
] as const)('sign-ups that are %s can be compared: %s', (states, isCompared) => {
  expect(
    areCompared(
      requirement(
        'DISPLAYED',
        states.map((state) => fresh(state)),
      ),
    ),
  ).toBe(isCompared)
})

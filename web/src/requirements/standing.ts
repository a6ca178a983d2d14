import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'
import type { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import { openCooperationStates, type CooperationState } from '@portal/protocol/requirements/lifecycle.ts'
import type { IconName } from '../ui/icon.tsx'

export type OwnRow = OutputOf<typeof requirementCalls.ownPage>['content'][number]
export type OwnRequirement = OutputOf<typeof requirementCalls.own>
export type SignUp = OwnRequirement['cooperations'][number]
export type SignedUpRow = OutputOf<typeof requirementCalls.signedUpPage>['content'][number]
export type SignedUp = OutputOf<typeof requirementCalls.signedUp>

/** Where a requirement is, and for whom it waits. */
export type Standing =
  | 'review'
  | 'rejected'
  | 'signUps'
  | 'negotiations'
  | 'noSignUps'
  | 'overdue'
  | 'cooperating'
  | 'completed'
  | 'closed'
  | 'withdrawn'

export function standingOf({ state, signUpsBy }: Pick<OwnRow, 'state' | 'signUpsBy'>): Standing {
  const has = (one: CooperationState) => (signUpsBy[one] ?? 0) > 0
  if (state === 'REVIEWING') return 'review'
  if (state === 'REJECTED') return 'rejected'
  if (state === 'WITHDRAWN') return 'withdrawn'
  if (has('COOPERATING')) return 'cooperating'
  if (state === 'DISPLAYED' || state === 'OVERDUE') {
    if (has('SIGNED_UP')) return 'signUps'
    if (has('IN_NEGOTIATION')) return 'negotiations'
    return state === 'OVERDUE' ? 'overdue' : 'noSignUps'
  }
  return has('COMPLETED') ? 'completed' : 'closed'
}

/** Whether sign-ups of a requirement wait beside each other: one alone is compared with nothing. */
export function areCompared({ signUpsBy }: Pick<OwnRow, 'signUpsBy'>): boolean {
  return (signUpsBy.SIGNED_UP ?? 0) + (signUpsBy.IN_NEGOTIATION ?? 0) > 1
}

/** Those in which the owner must act. */
const ownTurns: readonly Standing[] = ['rejected', 'signUps', 'negotiations']

export function isOwnTurn(standing: Standing): boolean {
  return ownTurns.includes(standing)
}

export const standingLooks: Readonly<Record<Standing, { tone: Tone; icon: IconName }>> = {
  review: { tone: 'gold', icon: 'clock' },
  rejected: { tone: 'seal', icon: 'back' },
  signUps: { tone: 'seal', icon: 'people' },
  negotiations: { tone: 'seal', icon: 'speech' },
  noSignUps: { tone: 'gold', icon: 'clock' },
  overdue: { tone: 'gold', icon: 'calendar' },
  cooperating: { tone: 'ink', icon: 'case' },
  completed: { tone: 'jade', icon: 'check' },
  closed: { tone: 'grey', icon: 'close' },
  withdrawn: { tone: 'grey', icon: 'close' },
}

/** Of a sign-up: neither ended nor declined. */
export function isRunning({ state }: Pick<SignUp, 'state'>): boolean {
  return state === 'COMPLETED' || openCooperationStates.some((one) => one === state)
}

/**
 * What a sign-up waits for, to its provider: it follows from its state, or its requirement was changed, or its deadline
 * has passed, meanwhile.
 */
export type Turn = CooperationState | 'CHANGED' | 'OVERDUE'

export function turnOf(
  { state: requirement }: Pick<SignedUp['requirement'], 'state'>,
  { state }: Pick<SignedUp['cooperation'], 'state'>,
): Turn {
  if (state === 'SIGNED_UP' && requirement === 'OVERDUE') return 'OVERDUE'
  const isUndecided = state === 'SIGNED_UP' || state === 'IN_NEGOTIATION'
  return isUndecided && requirement === 'REVIEWING' ? 'CHANGED' : state
}

/** How that looks. */
export const signUpLooks: Readonly<Record<Turn, { tone: Tone; icon: IconName }>> = {
  SIGNED_UP: { tone: 'gold', icon: 'clock' },
  CHANGED: { tone: 'gold', icon: 'clock' },
  OVERDUE: { tone: 'gold', icon: 'clock' },
  IN_NEGOTIATION: { tone: 'ink', icon: 'speech' },
  COOPERATING: { tone: 'seal', icon: 'case' },
  COMPLETED: { tone: 'jade', icon: 'check' },
  TERMINATED_BY_USER: { tone: 'grey', icon: 'close' },
  TERMINATED_BY_PROVIDER: { tone: 'grey', icon: 'close' },
  ABANDONED: { tone: 'grey', icon: 'close' },
  NO_COOPERATION: { tone: 'grey', icon: 'close' },
}

/** Deadlines count while a requirement may still be shown, or shown again. */
export function isTimed({ state }: Pick<OwnRow, 'state'>): boolean {
  return state !== 'CLOSED' && state !== 'WITHDRAWN' && state !== 'DELETED'
}

/** The sign-up that completed a requirement, while it stands so: what was published once more has others to come. */
export function completedSignUp(requirement: OwnRequirement): SignUp | undefined {
  if (standingOf(requirement) !== 'completed') return undefined
  return requirement.cooperations
    .filter(({ state }) => state === 'COMPLETED')
    .toSorted((one, other) => other.signedUpAt.localeCompare(one.signedUpAt))[0]
}

/** The sign-up whose thread is shown: the one that the address names, else the one that has come furthest. */
export function shownSignUp(requirement: OwnRequirement, search: URLSearchParams): SignUp | undefined {
  const named = search.get('signUp')
  const { cooperations } = requirement
  const inOrder: readonly CooperationState[] = ['COOPERATING', 'IN_NEGOTIATION', 'SIGNED_UP']
  return (
    cooperations.find(({ id }) => id === named) ??
    completedSignUp(requirement) ??
    cooperations
      .filter(({ state, conversationId }) => inOrder.includes(state) && conversationId !== null)
      .toSorted((one, other) => inOrder.indexOf(one.state) - inOrder.indexOf(other.state))[0]
  )
}

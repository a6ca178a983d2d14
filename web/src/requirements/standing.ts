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

/** The same of a sign-up, to its provider. */
export const signUpLooks: Readonly<Record<CooperationState, { tone: Tone; icon: IconName }>> = {
  SIGNED_UP: { tone: 'gold', icon: 'clock' },
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

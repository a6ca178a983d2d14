import {
  cooperationLifecycle,
  openCooperationStates,
  type CooperationState,
  type RequirementState,
} from '@portal/protocol/requirements/lifecycle.ts'
import type { Movable } from '../kernel/mover.ts'
import { signedUpLink, signUpLink } from './links.ts'
import { isInTime } from './requirement-moves.ts'

/** Of sign-ups in the change log, by which answers are kept. */
export const cooperationKind = 'cooperation'

/** What is known of a sign-up when it is moved. */
export interface CooperationFacts {
  requirement_id: string
  /** The provider. */
  account_id: string
  /** The requirement's owner. */
  owner_id: string
  requirement_state: RequirementState
  title: string
  /** The requirement's, YYYY-MM-DD. */
  deadline: string
  /** Another provider works on the requirement. */
  is_taken: boolean
}

export interface CooperationRow extends CooperationFacts {
  id: string
  state: CooperationState
}

/** Sign-ups, as they are moved. */
export const cooperationMoves: Movable<typeof cooperationLifecycle, CooperationFacts> = {
  lifecycle: cooperationLifecycle,
  table: 'cooperation',
  // Not found itself: everybody sees how many signed up.
  searched: { kind: cooperationKind, found: [...openCooperationStates, 'COMPLETED'] },
  conditions: {
    isDisplayed: ({ requirement_state: state }) => state === 'DISPLAYED',
    isInTime,
    isOpen: ({ requirement_state: state }) => state === 'DISPLAYED' || state === 'OVERDUE',
    isUndecided: ({ requirement_state: state }) =>
      state === 'DISPLAYED' || state === 'OVERDUE' || state === 'REVIEWING',
    isClosed: ({ requirement_state: state }) => state === 'CLOSED',
    isOnlyOne: ({ is_taken: isTaken }) => !isTaken,
  },
  parties: { demander: ({ owner_id: owner }) => owner, provider: ({ account_id: provider }) => provider },
  about: ({ id, requirement_id: requirementId, title }, who) => ({
    type: 'SERVICE',
    link: who === 'demander' ? signUpLink(requirementId, id) : signedUpLink(requirementId),
    params: { title },
  }),
}

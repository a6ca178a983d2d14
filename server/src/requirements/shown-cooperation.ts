import {
  contactStates,
  demanderActions,
  providerActions,
  type CooperationState,
} from '@portal/protocol/requirements/lifecycle.ts'
import { shownFee } from '../kernel/help-columns.ts'
import { mayDo } from '../kernel/mover.ts'
import { cooperationMoves } from './cooperation-moves.ts'
import type { RequirementShown } from './queries.ts'
import type { CooperationFound, CooperationShown } from './sign-up-queries.ts'

/** Whether contacts of the two sides are open to each other. */
export function hasOpenContacts(state: CooperationState): boolean {
  return contactStates.some((one) => one === state)
}

function factsOf(row: CooperationShown, requirement: RequirementShown) {
  const others = (requirement.sign_ups['COOPERATING'] ?? 0) - (row.state === 'COOPERATING' ? 1 : 0)
  return {
    ...row,
    owner_id: requirement.account_id,
    requirement_state: requirement.state,
    title: requirement.title,
    deadline: requirement.deadline,
    is_taken: others > 0,
  }
}

export function demanderAbilities(row: CooperationFound, requirement: RequirementShown) {
  const asked = { as: 'demander', by: requirement.account_id, among: demanderActions } as const
  return mayDo(cooperationMoves, factsOf(row, requirement), asked)
}

export function providerAbilities(row: CooperationShown, requirement: RequirementShown) {
  const asked = { as: 'provider', by: row.account_id, among: providerActions } as const
  return mayDo(cooperationMoves, factsOf(row, requirement), asked)
}

/** What both sides see of a sign-up. */
export function shownCooperation(row: CooperationFound) {
  return {
    id: row.id,
    state: row.state,
    note: row.note,
    firm: row.firm,
    ...shownFee(row),
    signedUpAt: row.signed_up_at.toISOString(),
    conversationId: row.conversation_id,
    history: row.moves,
  }
}

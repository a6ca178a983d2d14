import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { requirementLifecycle, type RequirementState } from '@portal/protocol/requirements/lifecycle.ts'
import type { Movable } from '../kernel/mover.ts'
import { ownRequirementLink } from './links.ts'

/** Of requirements among what is searched. */
export const requirementKind = 'requirement'

/** What is known of a requirement when it is moved; `deadline` is the one that it will have. */
export interface RequirementFacts {
  account_id: string
  title: string
  /** YYYY-MM-DD. */
  deadline: string
  /** A provider works on it. */
  is_worked_on: boolean
  /** What closed it was a cooperation. */
  cooperation_id: string | null
}

export interface RequirementRow extends RequirementFacts {
  id: string
  state: RequirementState
}

/** Whether its deadline, which ends with the day, is still to come. */
export const isInTime = ({ deadline }: Pick<RequirementFacts, 'deadline'>) => deadline >= zoneToday()

/** Requirements, as they are moved. */
export const requirementMoves: Movable<typeof requirementLifecycle, RequirementFacts> = {
  lifecycle: requirementLifecycle,
  table: 'requirement',
  searched: { kind: requirementKind, found: ['DISPLAYED'] },
  conditions: {
    isInTime,
    isPast: (facts) => !isInTime(facts),
    isFree: ({ is_worked_on: isWorkedOn }) => !isWorkedOn,
    isClosedByCooperation: ({ cooperation_id: cooperation }) => cooperation !== null,
  },
  parties: { owner: ({ account_id: owner }) => owner },
  about: ({ id, title }) => ({ type: 'SERVICE', link: ownRequirementLink(id), params: { title } }),
}

import type { EvaluationFault } from '@portal/protocol/evaluations/constants.ts'
import { evaluationLifecycle, type EvaluationState } from '@portal/protocol/evaluations/lifecycle.ts'
import type { Movable } from '../kernel/mover.ts'
import type { Work } from './work.ts'

/** Of evaluations in the change log, by which answers are kept. */
export const evaluationKind = 'evaluation'

/** What is known of an evaluation when it is moved. */
export interface EvaluationFacts extends Pick<Work, 'title' | 'links'> {
  demander_id: string | null
  provider_id: string
  /** Before it is made: the work is completed. */
  is_completed?: boolean
  /** The same: it has been evaluated. */
  is_evaluated?: boolean
  /** Once it is made: the provider's answer, and why it was taken down. */
  reply?: string | null
  reply_fault?: EvaluationFault | null
}

export interface EvaluationRow extends EvaluationFacts {
  id: string
  state: EvaluationState
}

/** Evaluations, as they are moved. */
export const evaluationMoves: Movable<typeof evaluationLifecycle, EvaluationFacts> = {
  lifecycle: evaluationLifecycle,
  table: 'evaluation',
  searched: { kind: evaluationKind, found: ['DISPLAYED'] },
  conditions: {
    isCompleted: ({ is_completed: isCompleted = false }) => isCompleted,
    isFirst: ({ is_evaluated: isEvaluated = false }) => !isEvaluated,
    isAnswered: ({ reply = null, reply_fault: fault = null }) => reply !== null && fault === null,
  },
  parties: {
    demander: ({ demander_id: demander }) => demander,
    provider: ({ provider_id: provider }) => provider,
  },
  about: ({ title, links }, who) => ({ type: 'SERVICE', link: links[who], params: { title } }),
}

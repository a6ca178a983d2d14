import { lifecycle } from '../kernel/lifecycle.ts'

/** What a demander says of work that was completed. It is refused only for what may not be said, never for its view. */
export const evaluationLifecycle = lifecycle({
  subject: 'evaluation',
  states: { REVIEWING: 'gold', DISPLAYED: 'ink', REJECTED: 'seal' },
  /** Whether the work is completed, whether it has not been evaluated yet, and whether an answer to it is shown. */
  conditions: { isCompleted: 'wrongState', isFirst: 'doneAlready', isAnswered: 'wrongState' },
  moves: [
    { from: null, action: 'add', by: 'demander', to: 'REVIEWING', when: ['isCompleted', 'isFirst'] },
    {
      from: ['REVIEWING'],
      action: 'approve',
      by: 'admin',
      to: 'DISPLAYED',
      tells: [
        { who: 'demander', event: 'evaluationApproved' },
        { who: 'provider', event: 'evaluationNew' },
      ],
    },
    {
      from: ['REVIEWING'],
      action: 'reject',
      by: 'admin',
      to: 'REJECTED',
      needsReason: true,
      tells: [{ who: 'demander', event: 'evaluationRejected' }],
    },
    {
      from: ['DISPLAYED'],
      action: 'takeDown',
      by: 'admin',
      to: 'REJECTED',
      needsReason: true,
      tells: [
        { who: 'demander', event: 'evaluationRejected' },
        { who: 'provider', event: 'evaluationTakenDown' },
      ],
    },
    {
      from: ['DISPLAYED'],
      action: 'takeDownReply',
      by: 'admin',
      to: 'DISPLAYED',
      when: 'isAnswered',
      needsReason: true,
      tells: [{ who: 'provider', event: 'evaluationReplyTakenDown' }],
    },
  ],
})

export type EvaluationState = (typeof evaluationLifecycle.states)[number]

export const evaluationModeratorActions = ['approve', 'reject', 'takeDown', 'takeDownReply'] as const

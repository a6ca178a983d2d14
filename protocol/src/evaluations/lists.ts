import { list, oneOf, text } from '../kernel/list.ts'
import { reviewerChoices } from '../kernel/reviewer-choices.ts'
import { evaluationLifecycle } from './lifecycle.ts'

/** Those that are shown, of one service or of one provider. */
export const evaluationsList = list({
  filters: { service: text(36), provider: text(36) },
  sorts: ['newest'],
  sizes: [10, 20, 50],
})

/** What moderators review. */
export const reviewedEvaluationsList = list({
  filters: {
    state: oneOf(evaluationLifecycle.states),
    keyword: text(100),
    assigned: oneOf(reviewerChoices),
  },
  tabs: 'state',
  sorts: ['waiting', 'newest', 'oldest'],
  columns: { submittedAt: { up: 'oldest', down: 'newest' } },
  sizes: [10, 20, 50],
})

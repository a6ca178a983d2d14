import { codeOf, list, oneOf, text } from '../kernel/list.ts'
import { reviewerChoices } from '../kernel/reviewer-choices.ts'
import { cooperationLifecycle, shownRequirementStates } from './lifecycle.ts'

export const priorities = ['EMERGENCY', 'NORMAL'] as const

/** By when a requirement ends: within so many days. */
export const deadlines = ['WEEK', 'MONTH', 'QUARTER'] as const

/** What is shown to everybody: to a provider what is meant for them first, then urgent ones, then the newest. */
export const requirementsList = list({
  filters: {
    keyword: text(100),
    type: codeOf('SERVICE_TYPE'),
    businessType: codeOf('SPECIALTY_AREA'),
    region: codeOf('COUNTRY'),
    priority: oneOf(priorities),
    within: oneOf(deadlines),
  },
  sorts: ['urgent', 'newest', 'deadline'],
  sizes: [10, 20, 50],
})

/** The caller's own. */
export const ownRequirementsList = list({
  filters: { state: oneOf(shownRequirementStates), keyword: text(100) },
  tabs: 'state',
  sorts: ['newest', 'deadline'],
  sizes: [10, 20, 50],
})

/** Those that the caller signed up for. */
export const signedUpList = list({
  filters: { state: oneOf(cooperationLifecycle.states), keyword: text(100) },
  tabs: 'state',
  sorts: ['newest', 'deadline'],
  sizes: [10, 20, 50],
})

/** What moderators review. */
export const reviewedRequirementsList = list({
  filters: {
    keyword: text(100),
    state: oneOf(shownRequirementStates),
    assigned: oneOf(reviewerChoices),
  },
  tabs: 'state',
  sorts: ['waiting', 'newest', 'oldest'],
  columns: { submittedAt: { up: 'oldest', down: 'newest' } },
  sizes: [10, 20, 50],
})

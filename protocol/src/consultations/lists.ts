import { codeOf, list, oneOf, text } from '../kernel/list.ts'
import { languages } from '../kernel/languages.ts'
import { reviewerChoices } from '../kernel/reviewer-choices.ts'
import { consultationLifecycle } from './lifecycle.ts'

/**
 * Answered questions that everybody may read. `best` puts first what a text finds best, and without one what is newest.
 */
export const publishedConsultationsList = list({
  filters: { keyword: text(100), type: codeOf('CONSULTATION_TYPE'), language: oneOf(languages) },
  sorts: ['best', 'newest', 'mostRead'],
  sizes: [10, 20, 50],
})

/** The caller's own. */
export const ownConsultationsList = list({
  filters: { state: oneOf(consultationLifecycle.states), keyword: text(100) },
  tabs: 'state',
  sorts: ['newest', 'oldest'],
  sizes: [10, 20, 50],
})

/** Asked of the teams that the caller is in. */
export const teamConsultationsList = list({
  filters: { state: oneOf(consultationLifecycle.states), keyword: text(100) },
  tabs: 'state',
  sorts: ['waiting', 'newest', 'oldest'],
  sizes: [10, 20, 50],
})

/** What the desk answers. */
export const deskConsultationsList = list({
  filters: {
    keyword: text(100),
    state: oneOf(consultationLifecycle.states),
    type: codeOf('CONSULTATION_TYPE'),
    askedOf: oneOf(['DESK', 'TEAM']),
    assigned: oneOf(reviewerChoices),
  },
  tabs: 'state',
  sorts: ['waiting', 'newest', 'oldest'],
  columns: { askedAt: { up: 'oldest', down: 'newest' } },
  sizes: [10, 20, 50],
})

import { codeOf, list, oneOf, text } from '../kernel/list.ts'
import { reviewerChoices } from '../kernel/reviewer-choices.ts'
import { shownLookupStates } from './lifecycle.ts'

/** The caller's own applications. */
export const ownLookupsList = list({
  filters: { state: oneOf(shownLookupStates), keyword: text(100) },
  tabs: 'state',
  sorts: ['newest', 'oldest'],
  sizes: [10, 20, 50],
})

/** What the desk works on: first what is due first, then what has waited the longest. */
export const deskLookupsList = list({
  filters: {
    keyword: text(100),
    state: oneOf(shownLookupStates),
    country: codeOf('COUNTRY'),
    /** For the desk: to be accepted, quoted or declined, or to have its result by today. */
    waits: oneOf(['DECISION', 'RESULT']),
    assigned: oneOf(reviewerChoices),
  },
  tabs: 'state',
  sorts: ['due', 'newest', 'oldest'],
  columns: { submittedAt: { up: 'oldest', down: 'newest' } },
  sizes: [10, 20, 50],
})

import { codeOf, list, oneOf, text } from '../kernel/list.ts'
import { reviewerChoices } from '../kernel/reviewer-choices.ts'
import { shownServiceStates } from './lifecycle.ts'
import { providerTypes } from '../kernel/user-types.ts'

/**
 * What is offered to everybody. `provider` is the account whose services alone are meant; `best` puts first what a
 * text finds best, and without one what is newest.
 */
export const lawServicesList = list({
  filters: {
    keyword: text(100),
    type: codeOf('SERVICE_TYPE'),
    businessType: codeOf('SPECIALTY_AREA'),
    region: codeOf('COUNTRY'),
    providerType: oneOf(providerTypes),
    provider: text(36),
  },
  sorts: ['best', 'newest', 'volume'],
  sizes: [10, 20, 50],
})

/** The cases of what one provider offers. */
export const providerCasesList = list({ filters: {}, sorts: ['newest'], sizes: [10, 20, 50] })

/** The caller's own. */
export const ownLawServicesList = list({
  filters: { state: oneOf(shownServiceStates), keyword: text(100) },
  tabs: 'state',
  sorts: ['newest', 'volume'],
  sizes: [10, 20, 50],
})

/** What moderators review. */
export const reviewedLawServicesList = list({
  filters: { keyword: text(100), state: oneOf(shownServiceStates), assigned: oneOf(reviewerChoices) },
  tabs: 'state',
  sorts: ['waiting', 'newest', 'oldest'],
  columns: { submittedAt: { up: 'oldest', down: 'newest' } },
  sizes: [10, 20, 50],
})

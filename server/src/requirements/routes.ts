import { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import { requirementReviewCalls } from '@portal/protocol/requirements/review-calls.ts'
import type { KeptWhile } from '../kernel/http/answer-cache.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { providerSearch } from '../profiles/door.ts'
import { declineSignUp, negotiate, setCooperation } from './actions/answer-sign-up.ts'
import { cancelCooperation, cancelSignUp, completeCooperation } from './actions/end-cooperation.ts'
import { cancelRequirement, removeRequirement } from './actions/end-requirement.ts'
import { listOwnRequirements, listRequirements, listSignedUp } from './actions/list-requirements.ts'
import { editRequirement, publishRequirement, republishRequirement } from './actions/publish-requirement.ts'
import {
  approveRequirement,
  assignRequirement,
  listForReview,
  rejectRequirement,
  showForReview,
  takeDownRequirement,
} from './actions/review-requirement.ts'
import {
  showOwnRequirement,
  showRequirement,
  showRequirementForm,
  showSignedUp,
} from './actions/show-requirement.ts'
import { offerPartners } from './actions/offer-partners.ts'
import { signUp } from './actions/sign-up.ts'
import { cooperationKind } from './cooperation-moves.ts'
import { requirementKind } from './requirement-moves.ts'

/** Who is signed in sees which are their own, and finds more by a text. */
const lists: KeptWhile = {
  unchanged: [requirementKind, cooperationKind, providerSearch.searched.kind],
  ofVisitors: true,
}

/** Legal needs, and who takes them up. */
export function requirementRoutes(bind: Bind): void {
  bind(requirementCalls.page, listRequirements, ({ query }) => (query.keyword === undefined ? lists : null))
  bind(requirementCalls.read, showRequirement)
  bind(requirementCalls.partners, offerPartners)
  bind(requirementCalls.ownPage, listOwnRequirements)
  bind(requirementCalls.own, showOwnRequirement)
  bind(requirementCalls.form, showRequirementForm)
  bind(requirementCalls.signedUpPage, listSignedUp)
  bind(requirementCalls.signedUp, showSignedUp)
  bind(requirementCalls.add, publishRequirement)
  bind(requirementCalls.edit, editRequirement)
  bind(requirementCalls.republish, republishRequirement)
  bind(requirementCalls.cancel, cancelRequirement)
  bind(requirementCalls.remove, removeRequirement)
  bind(requirementCalls.signUp, signUp)
  bind(requirementCalls.communicated, negotiate)
  bind(requirementCalls.cooperation, setCooperation)
  bind(requirementCalls.decline, declineSignUp)
  bind(requirementCalls.completed, completeCooperation)
  bind(requirementCalls.cancelCooperation, cancelCooperation)
  bind(requirementCalls.cancelSignUp, cancelSignUp)

  bind(requirementReviewCalls.reviewPage, listForReview)
  bind(requirementReviewCalls.review, showForReview)
  bind(requirementReviewCalls.approve, approveRequirement)
  bind(requirementReviewCalls.reject, rejectRequirement)
  bind(requirementReviewCalls.takeDown, takeDownRequirement)
  bind(requirementReviewCalls.assign, assignRequirement)
}

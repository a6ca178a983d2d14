import { lawServiceCalls } from '@portal/protocol/law-services/calls.ts'
import { lawServiceReviewCalls } from '@portal/protocol/law-services/review-calls.ts'
import type { KeptWhile } from '../kernel/http/answer-cache.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { providerSearch } from '../profiles/door.ts'
import { addCase, editCase, removeCase, showCase } from './actions/change-case.ts'
import { closeService, removeService } from './actions/end-service.ts'
import { listProviderCases } from './actions/list-cases.ts'
import { listOwnServices, listServices } from './actions/list-services.ts'
import { editService, offerService, reopenService } from './actions/offer-service.ts'
import {
  approveService,
  assignService,
  listForReview,
  rejectService,
  showForReview,
  takeDownService,
} from './actions/review-service.ts'
import { showOwnService, showService } from './actions/show-service.ts'
import { serviceKind } from './law-service-moves.ts'

/** Who is signed in sees which are their own, and finds more by a text. */
const lists: KeptWhile = { unchanged: [serviceKind, providerSearch.searched.kind], ofVisitors: true }

/** What providers offer, and the cases they tell of. */
export function lawServiceRoutes(bind: Bind): void {
  bind(lawServiceCalls.page, listServices, ({ query }) => (query.keyword === undefined ? lists : null))
  bind(lawServiceCalls.ownPage, listOwnServices)
  bind(lawServiceCalls.own, showOwnService)
  bind(lawServiceCalls.read, showService)
  bind(lawServiceCalls.add, offerService)
  bind(lawServiceCalls.edit, editService)
  bind(lawServiceCalls.close, closeService)
  bind(lawServiceCalls.reopen, reopenService)
  bind(lawServiceCalls.remove, removeService)
  bind(lawServiceCalls.addCase, addCase)
  bind(lawServiceCalls.readCase, showCase)
  bind(lawServiceCalls.providerCases, listProviderCases)
  bind(lawServiceCalls.editCase, editCase)
  bind(lawServiceCalls.removeCase, removeCase)

  bind(lawServiceReviewCalls.reviewPage, listForReview)
  bind(lawServiceReviewCalls.review, showForReview)
  bind(lawServiceReviewCalls.approve, approveService)
  bind(lawServiceReviewCalls.reject, rejectService)
  bind(lawServiceReviewCalls.takeDown, takeDownService)
  bind(lawServiceReviewCalls.assign, assignService)
}

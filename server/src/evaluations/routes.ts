import { evaluationCalls } from '@portal/protocol/evaluations/calls.ts'
import type { KeptWhile } from '../kernel/http/answer-cache.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { answerEvaluation, evaluate } from './actions/evaluate.ts'
import {
  approveEvaluation,
  assignEvaluation,
  listForReview,
  rejectEvaluation,
  showForReview,
  takeDownEvaluation,
  takeDownReply,
} from './actions/review-evaluation.ts'
import { listEvaluations, showAverage, showEvaluationOf } from './actions/show-evaluations.ts'
import { evaluationKind } from './evaluation-moves.ts'

const lists: KeptWhile = { unchanged: [evaluationKind], anyDay: true }

/** What demanders say of work that was completed. */
export function evaluationRoutes(bind: Bind): void {
  bind(evaluationCalls.page, listEvaluations, lists)
  bind(evaluationCalls.average, showAverage, lists)
  bind(evaluationCalls.of, showEvaluationOf)
  bind(evaluationCalls.add, evaluate)
  bind(evaluationCalls.reply, answerEvaluation)
  bind(evaluationCalls.reviewPage, listForReview)
  bind(evaluationCalls.review, showForReview)
  bind(evaluationCalls.approve, approveEvaluation)
  bind(evaluationCalls.reject, rejectEvaluation)
  bind(evaluationCalls.takeDown, takeDownEvaluation)
  bind(evaluationCalls.takeDownReply, takeDownReply)
  bind(evaluationCalls.assign, assignEvaluation)
}

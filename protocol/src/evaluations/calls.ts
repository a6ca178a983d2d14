import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { idField, rowId } from '../kernel/fields.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { pageOf, tabbedPageOf } from '../kernel/paging.ts'
import { providerTypes, registeredTypes } from '../kernel/user-types.ts'
import { evaluationsList, reviewedEvaluationsList } from './lists.ts'
import {
  evaluated,
  evaluation,
  evaluationAverage,
  evaluationBody,
  evaluationOf,
  evaluationRefusal,
  evaluationReply,
  reviewedEvaluation,
  reviewedEvaluationRow,
} from './schemas.ts'

const reviewer = { roles: ['MODERATOR'] } as const

export const evaluationCalls = {
  page: call({
    method: 'GET',
    path: '/web/evaluation/page',
    access: 'public',
    summary: 'What was said of a service or of a provider, the newest first',
    list: evaluationsList,
    query: listQuery(evaluationsList),
    output: pageOf(evaluation),
  }),
  average: call({
    method: 'GET',
    path: '/web/evaluation/average',
    access: 'public',
    summary: 'How many evaluations a service or a provider has, and from three on their average',
    query: z.object({ service: idField.optional(), provider: idField.optional() }),
    output: evaluationAverage,
  }),
  of: call({
    method: 'GET',
    path: '/web/evaluation/of/{kind}/{id}',
    access: registeredTypes,
    summary: 'The evaluation of a cooperation or an order of which the caller is a side',
    params: evaluated,
    output: evaluationOf,
  }),
  add: call({
    method: 'POST',
    path: '/web/evaluation/add',
    access: registeredTypes,
    summary: 'Evaluate a completed cooperation or order, once, as its demander; it is shown after a review',
    body: evaluationBody,
    output: z.object({ id: z.string() }),
    audit: 'evaluation.add',
    perMinute: 20,
  }),
  reply: call({
    method: 'POST',
    path: '/web/evaluation/reply/{id}',
    access: providerTypes,
    summary: 'Answer, once, an evaluation of one’s own work that is shown',
    params: rowId,
    body: evaluationReply,
    output: z.null(),
    audit: 'evaluation.reply',
    perMinute: 20,
  }),
  reviewPage: call({
    method: 'GET',
    path: '/admin/evaluation/page',
    access: reviewer,
    summary: 'Evaluations to review, those that wait the longest first; leaves an audit line',
    list: reviewedEvaluationsList,
    query: listQuery(reviewedEvaluationsList),
    output: tabbedPageOf(reviewedEvaluationsList, reviewedEvaluationRow),
    audit: 'evaluation.list',
  }),
  review: call({
    method: 'GET',
    path: '/admin/evaluation/{id}',
    access: reviewer,
    summary: 'An evaluation as its reviewer reads it; leaves an audit line',
    params: rowId,
    output: reviewedEvaluation,
    audit: 'evaluation.read',
  }),
  approve: call({
    method: 'PUT',
    path: '/admin/evaluation/approve/{id}',
    access: reviewer,
    summary: 'Have an evaluation shown',
    params: rowId,
    output: z.null(),
    audit: 'evaluation.approve',
  }),
  reject: call({
    method: 'PUT',
    path: '/admin/evaluation/reject/{id}',
    access: reviewer,
    summary: 'Refuse to show an evaluation as unlawful, private or off the matter, never as unfavourable',
    params: rowId,
    body: evaluationRefusal,
    output: z.null(),
    audit: 'evaluation.reject',
  }),
  takeDown: call({
    method: 'PUT',
    path: '/admin/evaluation/takeDown/{id}',
    access: reviewer,
    summary: 'Take down an evaluation that is shown, for one of the same faults',
    params: rowId,
    body: evaluationRefusal,
    output: z.null(),
    audit: 'evaluation.take-down',
  }),
  takeDownReply: call({
    method: 'PUT',
    path: '/admin/evaluation/takeDown/reply/{id}',
    access: reviewer,
    summary:
      'Take down the answer to an evaluation that is shown, and nothing else of it, for one of the same faults',
    params: rowId,
    body: evaluationRefusal,
    output: z.null(),
    audit: 'evaluation.take-down-reply',
  }),
  assign: call({
    method: 'PUT',
    path: '/admin/evaluation/assign/{id}',
    access: reviewer,
    summary: 'Say which moderator reviews it, or that nobody does',
    params: rowId,
    body: z.strictObject({ to: idField.nullable() }),
    output: z.null(),
    audit: 'evaluation.assign',
  }),
}

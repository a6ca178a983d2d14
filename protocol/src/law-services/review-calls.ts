import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { idField, rowId } from '../kernel/fields.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { tabbedPageOf } from '../kernel/paging.ts'
import { asRead, reasonAsRead, reasonBody } from '../kernel/review.ts'
import { reviewedLawServicesList } from './lists.ts'
import { reviewedLawService, reviewedLawServiceRow } from './schemas.ts'

const access = { roles: ['MODERATOR'] } as const

export const lawServiceReviewCalls = {
  reviewPage: call({
    method: 'GET',
    path: '/admin/lawService/page',
    access,
    summary: 'Services to review, those that wait the longest first',
    list: reviewedLawServicesList,
    query: listQuery(reviewedLawServicesList),
    output: tabbedPageOf(reviewedLawServicesList, reviewedLawServiceRow),
  }),
  review: call({
    method: 'GET',
    path: '/admin/lawService/{id}',
    access,
    summary: 'A service as its reviewer reads it; leaves an audit line',
    params: rowId,
    output: reviewedLawService,
    audit: 'service.read',
  }),
  approve: call({
    method: 'PUT',
    path: '/admin/lawService/approve/{id}',
    access,
    summary: 'Have a service shown',
    params: rowId,
    body: asRead,
    output: z.null(),
    audit: 'service.approve',
  }),
  reject: call({
    method: 'PUT',
    path: '/admin/lawService/reject/{id}',
    access,
    summary: 'Refuse to show a service, with the reason its owner reads',
    params: rowId,
    body: reasonAsRead,
    output: z.null(),
    audit: 'service.reject',
  }),
  takeDown: call({
    method: 'PUT',
    path: '/admin/lawService/takeDown/{id}',
    access,
    summary: 'Take a service down that is shown, with the reason its owner reads; running orders go on',
    params: rowId,
    body: reasonBody,
    output: z.null(),
    audit: 'service.take-down',
  }),
  assign: call({
    method: 'PUT',
    path: '/admin/lawService/assign/{id}',
    access,
    summary: 'Say which moderator reviews it, or that nobody does',
    params: rowId,
    body: z.strictObject({ to: idField.nullable() }),
    output: z.null(),
    audit: 'service.assign',
  }),
}

import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { idField, rowId } from '../kernel/fields.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { tabbedPageOf } from '../kernel/paging.ts'
import { asRead, reasonAsRead, reasonBody } from '../kernel/review.ts'
import { reviewedRequirementsList } from './lists.ts'
import { reviewedRequirement, reviewedRow } from './schemas.ts'

const access = { roles: ['MODERATOR'] } as const

export const requirementReviewCalls = {
  reviewPage: call({
    method: 'GET',
    path: '/admin/lawRequirements/page',
    access,
    summary: 'Requirements to review, those that wait the longest first; leaves an audit line',
    list: reviewedRequirementsList,
    query: listQuery(reviewedRequirementsList),
    output: tabbedPageOf(reviewedRequirementsList, reviewedRow),
    audit: 'requirement.list',
  }),
  review: call({
    method: 'GET',
    path: '/admin/lawRequirements/{id}',
    access,
    summary: 'A requirement as its reviewer reads it; leaves an audit line',
    params: rowId,
    output: reviewedRequirement,
    audit: 'requirement.read',
  }),
  approve: call({
    method: 'PUT',
    path: '/admin/lawRequirements/approve/{id}',
    access,
    summary: 'Have a requirement shown',
    params: rowId,
    body: asRead,
    output: z.null(),
    audit: 'requirement.approve',
  }),
  reject: call({
    method: 'PUT',
    path: '/admin/lawRequirements/reject/{id}',
    access,
    summary: 'Refuse to show a requirement, with the reason its owner reads',
    params: rowId,
    body: reasonAsRead,
    output: z.null(),
    audit: 'requirement.reject',
  }),
  takeDown: call({
    method: 'PUT',
    path: '/admin/lawRequirements/takeDown/{id}',
    access,
    summary: 'Take a requirement down that is shown, with the reason its owner reads; open sign-ups end',
    params: rowId,
    body: reasonBody,
    output: z.null(),
    audit: 'requirement.take-down',
  }),
  assign: call({
    method: 'PUT',
    path: '/admin/lawRequirements/assign/{id}',
    access,
    summary: 'Say which moderator reviews it, or that nobody does',
    params: rowId,
    body: z.strictObject({ to: idField.nullable() }),
    output: z.null(),
    audit: 'requirement.assign',
  }),
}

import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { idField } from '../kernel/fields.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { tabbedPageOf } from '../kernel/paging.ts'
import { reasonBody, reviewDetail, reviewRow } from '../kernel/review.ts'
import { decisions, submissionLifecycle } from './lifecycle.ts'
import { verificationsList } from './lists.ts'
import { submittedData } from './schemas.ts'

const access = { roles: ['VERIFIER'] } as const
const submissionId = z.object({ id: idField })

export const verificationCalls = {
  page: call({
    method: 'GET',
    path: '/admin/verification/page',
    access,
    summary: 'Data given to be verified, those that wait the longest first; leaves an audit line',
    list: verificationsList,
    query: listQuery(verificationsList),
    output: tabbedPageOf(verificationsList, reviewRow(submissionLifecycle)),
    audit: 'admin.list-verifications',
  }),
  read: call({
    method: 'GET',
    path: '/admin/verification/{id}',
    access,
    summary: 'Data given to be verified, whole, with what is valid now; leaves an audit line',
    params: submissionId,
    output: z.object({
      ...reviewDetail(submissionLifecycle, submittedData, decisions).shape,
      phone: z.string().nullable(),
      email: z.string().nullable(),
      registeredAt: z.string(),
    }),
    audit: 'admin.read-verification',
  }),
  approve: call({
    method: 'PUT',
    path: '/admin/verification/approve/{id}',
    access,
    summary: 'Approve the data: they are valid from now',
    params: submissionId,
    output: z.null(),
    audit: 'admin.approve-verification',
  }),
  reject: call({
    method: 'PUT',
    path: '/admin/verification/reject/{id}',
    access,
    summary: 'Reject the data, with the reason their owner reads',
    params: submissionId,
    body: reasonBody,
    output: z.null(),
    audit: 'admin.reject-verification',
  }),
  revoke: call({
    method: 'PUT',
    path: '/admin/verification/revoke/{id}',
    access,
    summary:
      'Say that somebody’s data are verified no more, with the reason their owner reads; `id` is of the account',
    params: submissionId,
    body: reasonBody,
    output: z.null(),
    audit: 'admin.revoke-verification',
  }),
}

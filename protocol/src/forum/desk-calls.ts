import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { rowId } from '../kernel/fields.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { tabbedPageOf } from '../kernel/paging.ts'
import { asRead, reasonAsRead, reasonBody } from '../kernel/review.ts'
import { postReportsList, reviewedPostsList } from './lists.ts'
import { postReport, reviewedPost, reviewedPostRow } from './schemas.ts'

const access = { roles: ['MODERATOR'] } as const

/** A decision that needs no words. */
const decideCall = (path: string, { summary, audit }: { summary: string; audit: string }) =>
  call({ method: 'PUT', path, access, summary, params: rowId, output: z.null(), audit })

/** A decision that its author is told the reason of. */
const explainCall = (path: string, { summary, audit }: { summary: string; audit: string }) =>
  call({ method: 'PUT', path, access, summary, params: rowId, body: reasonBody, output: z.null(), audit })

export const forumDeskCalls = {
  reviewPage: call({
    method: 'GET',
    path: '/admin/forum/page',
    access,
    summary: 'Posts to review, those that wait the longest first',
    list: reviewedPostsList,
    query: listQuery(reviewedPostsList),
    output: tabbedPageOf(reviewedPostsList, reviewedPostRow),
  }),
  review: call({
    method: 'GET',
    path: '/admin/forum/{id}',
    access,
    summary: 'A post as its moderator reads it; leaves an audit line',
    params: rowId,
    output: reviewedPost,
    audit: 'forum.read',
  }),
  approve: call({
    method: 'PUT',
    path: '/admin/forum/approve/{id}',
    access,
    summary: 'Have a post shown',
    params: rowId,
    body: asRead,
    output: z.null(),
    audit: 'forum.approve',
  }),
  reject: call({
    method: 'PUT',
    path: '/admin/forum/reject/{id}',
    access,
    summary: 'Refuse to show a post, with the reason its author reads',
    params: rowId,
    body: reasonAsRead,
    output: z.null(),
    audit: 'forum.reject',
  }),
  takeDown: explainCall('/admin/forum/takeDown/{id}', {
    summary: 'Take down a post that is shown, with the reason its author reads',
    audit: 'forum.take-down',
  }),
  pin: decideCall('/admin/forum/pin/{id}', {
    summary: 'Have a post stand first',
    audit: 'forum.pin',
  }),
  unpin: decideCall('/admin/forum/unpin/{id}', {
    summary: 'Have a post stand in its place again',
    audit: 'forum.unpin',
  }),
  close: explainCall('/admin/forum/close/{id}', {
    summary: 'Have nobody comment a post any more, with the reason its author reads',
    audit: 'forum.close',
  }),
  reopen: decideCall('/admin/forum/reopen/{id}', {
    summary: 'Have a post commented again',
    audit: 'forum.reopen',
  }),
  takeDownComment: explainCall('/admin/forum/comments/takeDown/{id}', {
    summary: 'Take down a comment, with the reason its author reads',
    audit: 'forum.take-down-comment',
  }),
  reportsPage: call({
    method: 'GET',
    path: '/admin/forum/reports/page',
    access,
    summary: 'What readers reported, and who did, what waits the longest first; leaves an audit line',
    list: postReportsList,
    query: listQuery(postReportsList),
    output: tabbedPageOf(postReportsList, postReport),
    audit: 'forum.list-reports',
  }),
  dismissReport: decideCall('/admin/forum/reports/dismiss/{id}', {
    summary: 'Find nothing wrong with what was reported; ends all open reports of it',
    audit: 'forum.dismiss-report',
  }),
  takeDownReported: explainCall('/admin/forum/reports/takeDown/{id}', {
    summary: 'Take down what was reported, with the reason its author reads; ends all open reports of it',
    audit: 'forum.take-down-reported',
  }),
}

import { z } from 'zod'
import { madeType, pictureWidths } from '../files/schemas.ts'
import { call } from '../kernel/call.ts'
import { rowId } from '../kernel/fields.ts'
import { fileAnswer } from '../kernel/file-answer.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { pageOf, tabbedPageOf } from '../kernel/paging.ts'
import { commentsList, ownCommentsList, ownPostsList, postsList, repliesList } from './lists.ts'
import {
  comment,
  commentBody,
  commentEdit,
  deletedComments,
  ownCommentRow,
  ownPost,
  ownPostRow,
  post,
  postBody,
  postRow,
  reportBody,
  topComment,
} from './schemas.ts'

const postsCall = (path: string, summary: string) =>
  call({
    method: 'GET',
    path,
    access: 'public',
    summary,
    list: postsList,
    query: listQuery(postsList),
    output: pageOf(postRow),
  })

const likeCall = (
  method: 'PUT' | 'DELETE',
  path: string,
  { summary, audit }: { summary: string; audit: string },
) =>
  call({
    method,
    path,
    access: 'user',
    summary,
    params: rowId,
    output: z.object({ likes: z.int() }),
    audit,
    perMinute: 60,
  })

export const forumCalls = {
  page: postsCall('/web/bbs/page', 'Posts of the forum, what is pinned first'),
  thinkTankPage: postsCall('/web/thinkTank/lawBbs/page', 'The same, as the think tank shows them'),
  post: call({
    method: 'GET',
    path: '/web/bbs/{id}',
    access: 'public',
    summary: 'A post that is shown, or that the caller wrote',
    params: rowId,
    output: post,
  }),
  picture: call({
    method: 'GET',
    path: '/web/bbs/picture/{id}',
    access: 'public',
    summary: 'A picture of a post that is shown, or by a signed address of one that is not',
    params: rowId,
    query: z.object({
      width: z.enum(pictureWidths.map(String)),
      expires: z.string().max(20).optional(),
      signature: z.string().max(100).optional(),
    }),
    output: fileAnswer,
    file: madeType,
  }),
  comments: call({
    method: 'GET',
    path: '/web/bbs/comments/list/{id}',
    access: 'public',
    summary: 'What was said below a post, each with the first that answer it',
    params: rowId,
    list: commentsList,
    query: listQuery(commentsList),
    output: pageOf(topComment),
  }),
  replies: call({
    method: 'GET',
    path: '/web/bbs/comments/replies/{id}',
    access: 'public',
    summary: 'All that answers a comment',
    params: rowId,
    list: repliesList,
    query: listQuery(repliesList),
    output: pageOf(comment),
  }),
  ownPage: call({
    method: 'GET',
    path: '/web/bbs/my/page',
    access: 'user',
    summary: 'The caller’s own posts',
    list: ownPostsList,
    query: listQuery(ownPostsList),
    output: tabbedPageOf(ownPostsList, ownPostRow),
  }),
  own: call({
    method: 'GET',
    path: '/web/bbs/my/{id}',
    access: 'user',
    summary: 'A post of the caller’s own, to be changed',
    params: rowId,
    output: ownPost,
  }),
  ownComments: call({
    method: 'GET',
    path: '/web/bbs/comments/my/page',
    access: 'user',
    summary: 'The caller’s own comments',
    list: ownCommentsList,
    query: listQuery(ownCommentsList),
    output: pageOf(ownCommentRow),
  }),
  add: call({
    method: 'POST',
    path: '/web/bbs/add',
    access: 'user',
    summary: 'Write a post; it is shown after a review, or at once where posts are not reviewed',
    body: postBody,
    output: z.object({ id: z.string(), isShown: z.boolean() }),
    audit: 'forum.add',
    perMinute: 10,
  }),
  edit: call({
    method: 'PUT',
    path: '/web/bbs/{id}',
    access: 'user',
    summary: 'Change a post of one’s own; it is reviewed again where posts are',
    params: rowId,
    body: postBody,
    output: z.object({ isShown: z.boolean() }),
    audit: 'forum.edit',
    perMinute: 20,
  }),
  remove: call({
    method: 'DELETE',
    path: '/web/bbs/{id}',
    access: 'user',
    summary: 'Delete a post of one’s own',
    params: rowId,
    output: z.null(),
    audit: 'forum.delete',
  }),
  addComment: call({
    method: 'POST',
    path: '/web/bbs/comments/{id}',
    access: 'user',
    summary: 'Comment a post that is shown and not closed, or answer a comment of it',
    params: rowId,
    body: commentBody,
    output: z.object({ id: z.string() }),
    audit: 'forum.comment',
    perMinute: 20,
  }),
  editComment: call({
    method: 'PUT',
    path: '/web/bbs/comments/{id}',
    access: 'user',
    summary: 'Change a comment of one’s own, a short time after it was written',
    params: rowId,
    body: commentEdit,
    output: z.null(),
    audit: 'forum.edit-comment',
    perMinute: 20,
  }),
  removeComments: call({
    method: 'DELETE',
    path: '/web/bbs/comments',
    access: 'user',
    summary: 'Delete comments of one’s own, all of those named or none',
    body: deletedComments,
    output: z.null(),
    audit: 'forum.delete-comments',
  }),
  like: likeCall('PUT', '/web/bbs/like/{id}', {
    summary: 'Say once that one likes a post',
    audit: 'forum.like',
  }),
  unlike: likeCall('DELETE', '/web/bbs/like/{id}', {
    summary: 'Take it back that one likes a post',
    audit: 'forum.unlike',
  }),
  likeComment: likeCall('PUT', '/web/bbs/comments/like/{id}', {
    summary: 'Say once that one likes a comment',
    audit: 'forum.like',
  }),
  unlikeComment: likeCall('DELETE', '/web/bbs/comments/like/{id}', {
    summary: 'Take it back that one likes a comment',
    audit: 'forum.unlike',
  }),
  report: call({
    method: 'POST',
    path: '/web/bbs/report',
    access: 'user',
    summary: 'Tell the moderators, once, what is wrong with a post or a comment',
    body: reportBody,
    output: z.null(),
    audit: 'forum.report',
    perMinute: 10,
  }),
}

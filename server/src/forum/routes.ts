import { forumCalls } from '@portal/protocol/forum/calls.ts'
import { forumDeskCalls } from '@portal/protocol/forum/desk-calls.ts'
import type { KeptWhile } from '../kernel/http/answer-cache.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { dismissReport, listReports, takeDownReported } from './actions/handle-reports.ts'
import { likeComment, likePost, unlikeComment, unlikePost } from './actions/like.ts'
import { listComments, listReplies, showCommentPlace } from './actions/list-comments.ts'
import { listPosts } from './actions/list-posts.ts'
import { listOwnComments, listOwnPosts, showOwnPost } from './actions/own-posts.ts'
import { report } from './actions/report.ts'
import {
  approvePost,
  closePost,
  decide,
  listForReview,
  rejectPost,
  showForReview,
  takeDownComment,
  takeDownPost,
} from './actions/review.ts'
import { openPostPicture, showPost } from './actions/show-post.ts'
import { addComment, editComment, removeComments } from './actions/write-comment.ts'
import { addPost, editPost, removePost } from './actions/write-post.ts'
import { postKind } from './post-moves.ts'

/** Likes and reads change no kept list: they are told some seconds later. */
const lists: KeptWhile = { unchanged: [postKind], anyDay: true }

const unlessSearched = ({ query }: { query: { keyword?: string | undefined } }) =>
  query.keyword === undefined ? lists : null

/** Posts, what is said below them, and what moderators decide. */
export function forumRoutes(bind: Bind): void {
  bind(forumCalls.page, listPosts, unlessSearched)
  bind(forumCalls.thinkTankPage, listPosts, unlessSearched)
  bind(forumCalls.post, showPost)
  bind(forumCalls.picture, openPostPicture)
  bind(forumCalls.comments, listComments)
  bind(forumCalls.replies, listReplies)
  bind(forumCalls.commentPlace, showCommentPlace)
  bind(forumCalls.ownPage, listOwnPosts)
  bind(forumCalls.own, showOwnPost)
  bind(forumCalls.ownComments, listOwnComments)
  bind(forumCalls.add, addPost)
  bind(forumCalls.edit, editPost)
  bind(forumCalls.remove, removePost)
  bind(forumCalls.addComment, addComment)
  bind(forumCalls.editComment, editComment)
  bind(forumCalls.removeComments, removeComments)
  bind(forumCalls.like, likePost)
  bind(forumCalls.unlike, unlikePost)
  bind(forumCalls.likeComment, likeComment)
  bind(forumCalls.unlikeComment, unlikeComment)
  bind(forumCalls.report, report)

  bind(forumDeskCalls.reviewPage, listForReview)
  bind(forumDeskCalls.review, showForReview)
  bind(forumDeskCalls.approve, approvePost)
  bind(forumDeskCalls.reject, rejectPost)
  bind(forumDeskCalls.takeDown, takeDownPost)
  bind(forumDeskCalls.pin, decide('pin'))
  bind(forumDeskCalls.unpin, decide('unpin'))
  bind(forumDeskCalls.close, closePost)
  bind(forumDeskCalls.reopen, decide('reopen'))
  bind(forumDeskCalls.takeDownComment, takeDownComment)
  bind(forumDeskCalls.reportsPage, listReports)
  bind(forumDeskCalls.dismissReport, dismissReport)
  bind(forumDeskCalls.takeDownReported, takeDownReported)
}

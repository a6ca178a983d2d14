import { commentEditMinutes } from '@portal/protocol/forum/constants.ts'
import { commentLifecycle, type CommentState } from '@portal/protocol/forum/lifecycle.ts'
import type { Movable } from '../kernel/mover.ts'
import { postLink } from './links.ts'

/** What is known of a comment when it is moved. */
export interface CommentFacts {
  author_id: string
  post_id: string
  /** Of its post. */
  title: string
  post_author_id: string
  /** Its post may be commented. */
  is_open: boolean
  /** Who wrote what it answers; null of one that answers the post itself. */
  answered_id: string | null
  /** Null before it is made. */
  created_at: Date | null
}

export interface CommentRow extends CommentFacts {
  id: string
  state: CommentState
}

/** Whether it was written so short a time ago that it may be changed. */
function isFresh({ created_at: at }: CommentFacts): boolean {
  return at !== null && Date.now() - at.getTime() < commentEditMinutes * 60_000
}

/** Comments, as they are moved. Nobody is told of what they wrote themselves, or twice of one comment. */
export const commentMoves: Movable<typeof commentLifecycle, CommentFacts> = {
  lifecycle: commentLifecycle,
  table: 'forum_comment',
  conditions: { isOpen: ({ is_open: isOpen }) => isOpen, isFresh },
  parties: {
    author: ({ author_id: author }) => author,
    postAuthor: ({ author_id: author, post_author_id: postAuthor, answered_id: answered }) =>
      postAuthor === author || postAuthor === answered ? null : postAuthor,
    answered: ({ author_id: author, answered_id: answered }) => (answered === author ? null : answered),
  },
  about: ({ post_id: postId, title }) => ({ type: 'SYSTEM', link: postLink(postId), params: { title } }),
}

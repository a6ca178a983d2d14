import { commentEditMinutes } from '@portal/protocol/forum/constants.ts'
import { commentLifecycle, type CommentState } from '@portal/protocol/forum/lifecycle.ts'
import type { Movable } from '../kernel/mover.ts'
import { commentLink } from './links.ts'

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
  /** Before it is made: who has not read yet that the same happened before. */
  unread?: { postCommented: ReadonlySet<string>; answered: ReadonlySet<string> }
}

export interface CommentRow extends CommentFacts {
  id: string
  state: CommentState
}

/** Whether it was written so short a time ago that it may be changed. */
function isFresh({ created_at: at }: CommentFacts): boolean {
  return at !== null && Date.now() - at.getTime() < commentEditMinutes * 60_000
}

/** Who wrote the post, where another wrote the comment and does not answer them. */
function postAuthorOf({
  author_id: author,
  post_author_id: postAuthor,
  answered_id: answered,
  unread,
}: CommentFacts) {
  const isToldElse = postAuthor === author || postAuthor === answered || unread?.postCommented.has(postAuthor)
  return isToldElse ? null : postAuthor
}

/** Who wrote what is answered, where another answers. */
function answeredOf({ author_id: author, answered_id: answered, unread }: CommentFacts) {
  return answered === null || answered === author || unread?.answered.has(answered) ? null : answered
}

/**
 * Comments, as they are moved. Nobody is told of what they wrote themselves, twice of one comment, or of another before
 * they have read of the first.
 */
export const commentMoves: Movable<typeof commentLifecycle, CommentFacts> = {
  lifecycle: commentLifecycle,
  table: 'forum_comment',
  conditions: { isOpen: ({ is_open: isOpen }) => isOpen, isFresh },
  parties: {
    author: ({ author_id: author }) => author,
    postAuthor: postAuthorOf,
    answered: answeredOf,
  },
  about: ({ id, post_id: postId, title }) => ({
    type: 'SYSTEM',
    link: commentLink(postId, id),
    params: { title },
  }),
}

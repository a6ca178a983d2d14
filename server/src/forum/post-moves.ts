import { postLifecycle } from '@portal/protocol/forum/lifecycle.ts'
import type { Movable } from '../kernel/mover.ts'
import { postLink } from './links.ts'

/** Of posts among what is searched, and in the change log. */
export const postKind = 'post'

/** What is known of a post when it is moved. */
export interface PostFacts {
  author_id: string
  title: string
  /** Its author's standing keeps it from being shown; asked for when they leave. */
  is_hidden?: boolean
  is_pinned: boolean
  is_closed: boolean
  /** Posts are reviewed before they are shown; asked for when one is written. */
  is_reviewed?: boolean
}

/** Posts, as they are moved. */
export const postMoves: Movable<typeof postLifecycle, PostFacts> = {
  lifecycle: postLifecycle,
  table: 'forum_post',
  searched: { kind: postKind, found: ['DISPLAYED'] },
  conditions: {
    isReviewed: ({ is_reviewed: isReviewed = true }) => isReviewed,
    isHidden: ({ is_hidden: isHidden = false }) => isHidden,
    isPinned: ({ is_pinned: isPinned }) => isPinned,
    isNotPinned: ({ is_pinned: isPinned }) => !isPinned,
    isClosed: ({ is_closed: isClosed }) => isClosed,
    isOpen: ({ is_closed: isClosed }) => !isClosed,
  },
  parties: { author: ({ author_id: author }) => author },
  about: ({ id, title }) => ({ type: 'SYSTEM', link: postLink(id), params: { title } }),
}

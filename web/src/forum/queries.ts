import type { Calls } from '@portal/protocol/calls.ts'
import { ownCommentsList, ownPostsList, postsList, type commentsList } from '@portal/protocol/forum/lists.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import type { QueryKey } from '@tanstack/react-query'
import { endlessSource } from '../app/lists/use-endless-list.ts'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'
import { dictionaryQuery } from '../reference/queries.ts'

type Asking = Pick<AppContext, 'ask'>

export type CommentSort = (typeof commentsList.sorts)[number]

/** A comment on the post itself, with the first that answer it. */
export type TopComment = OutputOf<Calls['forum']['comments']>['content'][number]

export type OwnPostRow = OutputOf<Calls['forum']['ownPage']>['content'][number]
export type OwnCommentRow = OutputOf<Calls['forum']['ownComments']>['content'][number]

/** Whatever is asked of the forum: what one of its calls changes is asked for anew. */
export const forumKey = ['forum']

export const forumCategories = 'FORUM_CATEGORY'

/** Replies that are asked for at once; they have the one order. */
const repliesAtOnce = '50'

/** The posts that everybody may read, what is pinned first. */
export const posts = listSource({
  list: postsList,
  query: ({ ask }, asked) => {
    const query = toQuery(postsList, asked)
    return {
      queryKey: [...forumKey, 'page', query],
      queryFn: ({ signal }) => ask('forum', 'page', { query }, signal),
      staleTime: 0,
    }
  },
})

export function postQuery({ ask }: Asking, id: string) {
  return {
    queryKey: [...forumKey, 'post', id],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask('forum', 'post', { params: { id } }, signal),
    staleTime: 0,
  }
}

/**
 * What was said below a post.
 *
 * @param key under which it is kept: moderators' screens have one of their own
 */
export function commentsOf({ ask }: Asking, id: string, sort: CommentSort, key: QueryKey = forumKey) {
  return endlessSource({
    queryKey: [...key, 'comments', id, sort],
    askPage: (page, signal) => ask('forum', 'comments', { params: { id }, query: { page, sort } }, signal),
    pageIn: (answer) => answer,
    keyOf: (comment) => comment.id,
    staleTime: 0,
  })
}

/** All that answers a comment, once somebody wants more than the first. */
export function repliesOf({ ask }: Asking, id: string, isWanted: boolean, key: QueryKey = forumKey) {
  return endlessSource({
    queryKey: [...key, 'replies', id],
    askPage: (page, signal) =>
      ask('forum', 'replies', { params: { id }, query: { page, size: repliesAtOnce } }, signal),
    pageIn: (answer) => answer,
    keyOf: (comment) => comment.id,
    staleTime: 0,
    enabled: isWanted,
  })
}

/** Where a comment that an address names stands below its post. */
export function commentPlaceQuery({ ask }: Asking, id: string) {
  return {
    queryKey: [...forumKey, 'place', id],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      ask('forum', 'commentPlace', { params: { id } }, signal),
    enabled: id !== '',
  }
}

/** The reader's own posts, shown or not. */
export const ownPosts = listSource({
  list: ownPostsList,
  query: ({ ask }, asked) => {
    const query = toQuery(ownPostsList, asked)
    return {
      queryKey: [...forumKey, 'own', query],
      queryFn: ({ signal }) => ask('forum', 'ownPage', { query }, signal),
      staleTime: 0,
    }
  },
})

/** One of them, to be changed. */
export function ownPostQuery({ ask }: Asking, id: string) {
  return {
    queryKey: [...forumKey, 'own', id],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask('forum', 'own', { params: { id } }, signal),
    staleTime: 0,
  }
}

/** What the reader said below posts. */
export const ownComments = listSource({
  list: ownCommentsList,
  query: ({ ask }, asked) => {
    const query = toQuery(ownCommentsList, asked)
    return {
      queryKey: [...forumKey, 'own-comments', query],
      queryFn: ({ signal }) => ask('forum', 'ownComments', { query }, signal),
      staleTime: 0,
    }
  },
})

/** What the categories are called. */
export function loadCategories(context: AppContext): Promise<unknown> {
  return context.queries.prefetchQuery(dictionaryQuery(context, forumCategories))
}

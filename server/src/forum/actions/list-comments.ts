import type { forumCalls } from '@portal/protocol/forum/calls.ts'
import { commentsList, repliesList } from '@portal/protocol/forum/lists.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { commentsPage, findPlace, firstReplies, postOfComment, repliesPage } from '../comment-queries.ts'
import { shownComments } from '../comments-shown.ts'
import { findReadable } from './show-post.ts'

/**
 * What was said below a post, each comment with the first that answer it.
 *
 * @throws Refusal where the reader may not read the post
 */
export async function listComments(
  services: Services,
  { params: { id }, query }: GivenOf<typeof forumCalls.comments>,
  { signedIn }: Pick<Asker, 'signedIn'>,
): Promise<AnswerOf<typeof forumCalls.comments>> {
  const readerId = signedIn?.accountId ?? null
  const post = await findReadable(services.db, id, readerId)
  const { rows, page } = await commentsPage(services.db, id, query)
  const replies = await firstReplies(
    services.db,
    rows.map((row) => row.id),
  )
  const shown = await shownComments(services, post, { rows: [...rows, ...replies], readerId })
  const below = Map.groupBy(replies, (reply) => reply.top_id)
  const content = rows.flatMap((row) => {
    const comment = shown.get(row.id)
    const first = below.get(row.id) ?? []
    if (!comment) return []
    return {
      ...comment,
      replies: first.flatMap((reply) => shown.get(reply.id) ?? []),
      replyCount: first[0]?.replies ?? 0,
    }
  })
  return { content, page }
}

/**
 * All that stands below a comment.
 *
 * @throws Refusal where there is none, or the reader may not read its post
 */
export async function listReplies(
  services: Services,
  { params: { id }, query }: GivenOf<typeof forumCalls.replies>,
  { signedIn }: Pick<Asker, 'signedIn'>,
): Promise<AnswerOf<typeof forumCalls.replies>> {
  const readerId = signedIn?.accountId ?? null
  const postId = await postOfComment(services.db, id)
  if (postId === undefined) throw new Refusal('notFound')
  const post = await findReadable(services.db, postId, readerId)
  const { rows, page } = await repliesPage(services.db, id, query)
  const shown = await shownComments(services, post, { rows, readerId })
  return { content: rows.flatMap((row) => shown.get(row.id) ?? []), page }
}

/**
 * On which page of what is said below its post a comment stands, the oldest first.
 *
 * @throws Refusal where it has no place any more, or the reader may not read its post
 */
export async function showCommentPlace(
  { db }: Services,
  { params: { id } }: GivenOf<typeof forumCalls.commentPlace>,
  { signedIn }: Pick<Asker, 'signedIn'>,
): Promise<AnswerOf<typeof forumCalls.commentPlace>> {
  const place = await findPlace(db, id)
  if (!place) throw new Refusal('notFound')
  const { postId, topId, before, repliesBefore } = place
  await findReadable(db, postId, signedIn?.accountId ?? null)
  const pageAfter = (rows: number, size: number) => Math.floor(rows / size) + 1
  return {
    postId,
    topId,
    page: pageAfter(before, commentsList.sizes[0]),
    replyPage: repliesBefore === null ? null : pageAfter(repliesBefore, repliesList.sizes[0]),
  }
}

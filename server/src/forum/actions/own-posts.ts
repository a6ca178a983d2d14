import type { forumCalls } from '@portal/protocol/forum/calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { ownCommentsPage } from '../comment-queries.ts'
import { commentAbilities } from '../comments-shown.ts'
import { isShown } from '../hold.ts'
import { findPost, ownPage } from '../queries.ts'
import { shownOwn, shownToEdit } from '../shown.ts'

/** What the caller wrote. */
export async function listOwnPosts(
  { db }: Services,
  { query }: GivenOf<typeof forumCalls.ownPage>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof forumCalls.ownPage>> {
  const { rows, page, counts } = await ownPage(db, accountId, query)
  return { content: rows.map(shownOwn), page, counts }
}

/**
 * A post of the caller's own, to be changed.
 *
 * @throws Refusal where there is none, or it is another's
 */
export async function showOwnPost(
  services: Services,
  { params: { id } }: GivenOf<typeof forumCalls.own>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof forumCalls.own>> {
  const row = await findPost(services.db, id)
  if (!row) throw new Refusal('notFound')
  if (row.author_id !== accountId) throw new Refusal('notForYou')
  return shownToEdit(services, row)
}

/** What the caller said below posts. */
export async function listOwnComments(
  { db }: Services,
  { query }: GivenOf<typeof forumCalls.ownComments>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof forumCalls.ownComments>> {
  const { rows, page } = await ownCommentsPage(db, accountId, query)
  const content = rows.map((row) => {
    const post = {
      title: row.title,
      author_id: row.post_author_id,
      state: row.post_state,
      is_hidden: row.is_post_hidden,
      is_closed: row.is_closed,
    }
    return {
      id: row.id,
      state: row.state,
      text: row.text,
      language: row.language,
      post: { id: row.post_id, title: row.title, language: row.post_language, isShown: isShown(post) },
      likes: row.likes,
      at: row.created_at.toISOString(),
      reason: row.reason,
      abilities: commentAbilities(row, post),
    }
  })
  return { content, page }
}

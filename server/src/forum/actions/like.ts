import type { forumCalls } from '@portal/protocol/forum/calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { holdShownPost, isShown } from '../hold.ts'

type Liking = Pick<Caller, 'accountId'>
type Likes = Promise<{ likes: number }>

/** @param change how many likes are there now that were not before, or the other way round */
async function countPost(transaction: Database, id: string, change: number): Likes {
  return transaction
    .updateTable('forum_post')
    .set((eb) => ({ likes: eb('likes', '+', change) }))
    .where('id', '=', id)
    .returning('likes')
    .executeTakeFirstOrThrow()
}

/** @param change as of a post */
async function countComment(transaction: Database, id: string, change: number): Likes {
  return transaction
    .updateTable('forum_comment')
    .set((eb) => ({ likes: eb('likes', '+', change) }))
    .where('id', '=', id)
    .returning('likes')
    .executeTakeFirstOrThrow()
}

/** @throws Refusal where the comment, or its post, is not shown */
async function holdShownComment(transaction: Database, id: string): Promise<void> {
  const row = await transaction
    .selectFrom('forum_comment')
    .select(['post_id', 'state', 'is_hidden'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || !isShown(row)) throw new Refusal('notFound')
  await holdShownPost(transaction, row.post_id)
}

/**
 * Says that some like a post, one at least, however often it is said.
 *
 * @throws Refusal where it is not shown
 */
export function likePostAs({ db }: Pick<Services, 'db'>, id: string, those: readonly Liking[]): Likes {
  return db.transaction().execute(async (transaction) => {
    await holdShownPost(transaction, id)
    const given = await transaction
      .insertInto('forum_post_like')
      .values(those.map(({ accountId }) => ({ post_id: id, account_id: accountId })))
      .onConflict((on) => on.doNothing())
      .returning('post_id')
      .execute()
    return countPost(transaction, id, given.length)
  })
}

/**
 * Says that the caller likes a post, however often it is said.
 *
 * @throws Refusal where it is not shown
 */
export function likePost(
  services: Services,
  { params: { id } }: GivenOf<typeof forumCalls.like>,
  caller: Liking,
): Likes {
  return likePostAs(services, id, [caller])
}

/**
 * Takes it back.
 *
 * @throws Refusal where it is not shown
 */
export function unlikePost(
  { db }: Services,
  { params: { id } }: GivenOf<typeof forumCalls.unlike>,
  { accountId }: Liking,
): Likes {
  return db.transaction().execute(async (transaction) => {
    await holdShownPost(transaction, id)
    const taken = await transaction
      .deleteFrom('forum_post_like')
      .where('post_id', '=', id)
      .where('account_id', '=', accountId)
      .returning('post_id')
      .execute()
    return countPost(transaction, id, taken.length > 0 ? -1 : 0)
  })
}

/**
 * Says that some like a comment, one at least, however often it is said.
 *
 * @throws Refusal where the comment, or its post, is not shown
 */
export function likeCommentAs({ db }: Pick<Services, 'db'>, id: string, those: readonly Liking[]): Likes {
  return db.transaction().execute(async (transaction) => {
    await holdShownComment(transaction, id)
    const given = await transaction
      .insertInto('forum_comment_like')
      .values(those.map(({ accountId }) => ({ comment_id: id, account_id: accountId })))
      .onConflict((on) => on.doNothing())
      .returning('comment_id')
      .execute()
    return countComment(transaction, id, given.length)
  })
}

/**
 * Says that the caller likes a comment, however often it is said.
 *
 * @throws Refusal where it is not shown
 */
export function likeComment(
  services: Services,
  { params: { id } }: GivenOf<typeof forumCalls.likeComment>,
  caller: Liking,
): Likes {
  return likeCommentAs(services, id, [caller])
}

/**
 * Takes it back.
 *
 * @throws Refusal where it is not shown
 */
export function unlikeComment(
  { db }: Services,
  { params: { id } }: GivenOf<typeof forumCalls.unlikeComment>,
  { accountId }: Liking,
): Likes {
  return db.transaction().execute(async (transaction) => {
    await holdShownComment(transaction, id)
    const taken = await transaction
      .deleteFrom('forum_comment_like')
      .where('comment_id', '=', id)
      .where('account_id', '=', accountId)
      .returning('comment_id')
      .execute()
    return countComment(transaction, id, taken.length > 0 ? -1 : 0)
  })
}

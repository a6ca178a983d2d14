import { forgetFormatted } from '../citations/door.ts'
import type { Database } from '../kernel/database/store.ts'
import { ownHistory } from '../kernel/history.ts'
import type { Leaver, Owner } from '../kernel/leaving.ts'
import type { Mover } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { holdPosts, type PostHeld } from './hold.ts'
import { dropPictures } from './pictures.ts'
import { postMoves } from './post-moves.ts'
import { titleTo } from './queries.ts'
import { settleReports } from './reports.ts'

/** What somebody wrote that nobody read, or reads any more, says nothing from now on. */
const nothing = { title: '', content: '', content_text: '', reason: null }

/**
 * The posts that somebody wrote, commented or likes, or of which they like a comment, held together in the order of
 * their ids, so that two who leave at once take turns.
 */
async function holdTouched(transaction: Database, accountId: string): Promise<PostHeld[]> {
  const rows = await transaction
    .selectFrom('forum_post')
    .select('id')
    .where('author_id', '=', accountId)
    .union(transaction.selectFrom('forum_comment').select('post_id as id').where('author_id', '=', accountId))
    .union(
      transaction.selectFrom('forum_post_like').select('post_id as id').where('account_id', '=', accountId),
    )
    .union(
      transaction
        .selectFrom('forum_comment_like')
        .innerJoin('forum_comment', 'forum_comment.id', 'forum_comment_like.comment_id')
        .select('forum_comment.post_id as id')
        .where('account_id', '=', accountId),
    )
    .execute()
  const held = await holdPosts(
    transaction,
    rows.map(({ id }) => id),
  )
  return [...held.values()]
}

/**
 * What is shown of somebody's is closed and stays, as do their comments; it names nobody from now on. The rest goes, with
 * what was hidden as they were suspended, and what was reported of it is settled.
 */
async function closePosts(mover: Mover, accountId: string, held: readonly PostHeld[]): Promise<void> {
  const { transaction } = mover
  const rows = held.filter((row) => row.author_id === accountId && row.state !== 'DELETED')
  for (const row of rows) {
    const state = await mover.move(postMoves, row, { action: 'authorLeft', as: 'system', by: null })
    const isGone = state === 'DELETED'
    if (isGone) {
      await dropPictures(transaction, row.id)
      await forgetFormatted(transaction, [row.id])
      await settleReports(mover, { postId: row.id })
    }
    await transaction
      .updateTable('forum_post')
      .set({ is_closed: true, ...(isGone && nothing) })
      .where('id', '=', row.id)
      .execute()
  }
  await transaction
    .updateTable('forum_post')
    .set(nothing)
    .where('author_id', '=', accountId)
    .where('state', '=', 'DELETED')
    .execute()
}

/** What somebody said that is not shown, or not any more, says nothing from now on; what was reported of it is settled. */
async function emptyComments(mover: Mover, accountId: string): Promise<void> {
  const { transaction } = mover
  const emptied = await transaction
    .updateTable('forum_comment')
    .set({ text: '', content: '', reason: null })
    .where('author_id', '=', accountId)
    .where(({ eb, or }) => or([eb('state', '!=', 'DISPLAYED'), eb('is_hidden', '=', true)]))
    .returning(['id', 'post_id'])
    .execute()
  await forgetFormatted(
    transaction,
    emptied.map(({ id }) => id),
  )
  for (const { id, post_id: postId } of emptied) await settleReports(mover, { postId, commentId: id })
}

/** Likes go with whoever gave them, and are counted no more. */
async function takeLikesBack({ transaction }: Mover, accountId: string): Promise<void> {
  await transaction
    .updateTable('forum_post')
    .set((eb) => ({ likes: eb('likes', '-', 1) }))
    .where('id', 'in', (eb) =>
      eb.selectFrom('forum_post_like').select('post_id').where('account_id', '=', accountId),
    )
    .execute()
  await transaction
    .updateTable('forum_comment')
    .set((eb) => ({ likes: eb('likes', '-', 1) }))
    .where('id', 'in', (eb) =>
      eb.selectFrom('forum_comment_like').select('comment_id').where('account_id', '=', accountId),
    )
    .execute()
}

/** Somebody leaves the forum: what others talk about stays, without a name. */
export async function leaveForum(mover: Mover, _services: Services, { id }: Leaver): Promise<void> {
  await closePosts(mover, id, await holdTouched(mover.transaction, id))
  await emptyComments(mover, id)
  await takeLikesBack(mover, id)
}

/** What somebody wrote, said, liked and reported in the forum. */
export async function ownForum({ db }: Services, { id }: Owner) {
  const posts = await db
    .selectFrom('forum_post')
    .select(['id', 'title', 'category', 'language', 'content', 'state', 'reason', 'created_at', 'changed_at'])
    .where('author_id', '=', id)
    .orderBy('created_at')
    .execute()
  const forumComments = await db
    .selectFrom('forum_comment')
    .innerJoin('forum_post', 'forum_post.id', 'forum_comment.post_id')
    .select(titleTo(id).as('post'))
    .select(['forum_comment.text', 'forum_comment.state', 'forum_comment.reason'])
    .select(['forum_comment.created_at', 'forum_comment.changed_at'])
    .where('forum_comment.author_id', '=', id)
    .orderBy('forum_comment.created_at')
    .execute()
  const forumLikes = await db
    .selectFrom('forum_post_like')
    .innerJoin('forum_post', 'forum_post.id', 'forum_post_like.post_id')
    .select(titleTo(id).as('post'))
    .where('account_id', '=', id)
    .unionAll(
      db
        .selectFrom('forum_comment_like')
        .innerJoin('forum_comment', 'forum_comment.id', 'forum_comment_like.comment_id')
        .innerJoin('forum_post', 'forum_post.id', 'forum_comment.post_id')
        .select(titleTo(id).as('post'))
        .where('account_id', '=', id),
    )
    .execute()
  const forumReports = await db
    .selectFrom('forum_report')
    .innerJoin('forum_post', 'forum_post.id', 'forum_report.post_id')
    .select(titleTo(id).as('post'))
    .select(['fault', 'note', 'forum_report.state', 'reported_at'])
    .where('account_id', '=', id)
    .orderBy('reported_at')
    .execute()
  return {
    forumPosts: await Promise.all(
      posts.map(async ({ id: postId, ...row }) => ({
        ...row,
        history: await ownHistory(db, 'forumPost', postId),
      })),
    ),
    forumComments,
    forumLikes,
    forumReports,
  }
}

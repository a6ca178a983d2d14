import type { CommentState, PostState } from '@portal/protocol/forum/lifecycle.ts'
import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { CommentRow } from './comment-moves.ts'

const heldColumns = [
  'id',
  'author_id',
  'state',
  'is_hidden',
  'is_pinned',
  'is_closed',
  'title',
  'language',
  'revision',
] as const

/**
 * A post that is not deleted, held until the transaction ends: whatever moves it, or a comment on it, takes turns here.
 *
 * @throws Refusal where there is none
 */
export async function holdPost(transaction: Database, id: string) {
  const row = await transaction
    .selectFrom('forum_post')
    .select(heldColumns)
    .where('id', '=', id)
    .where('state', '!=', 'DELETED')
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

export type PostHeld = Awaited<ReturnType<typeof holdPost>>

/** Whether everybody reads it, a post or a comment. */
export function isShown({
  state,
  is_hidden: isHidden,
}: {
  state: PostState | CommentState
  is_hidden: boolean
}): boolean {
  return state === 'DISPLAYED' && !isHidden
}

/**
 * A post that everybody reads, held until the transaction ends.
 *
 * @throws Refusal where there is none
 */
export async function holdShownPost(transaction: Database, id: string): Promise<PostHeld> {
  const post = await holdPost(transaction, id)
  if (!isShown(post)) throw new Refusal('notFound')
  return post
}

/** Whether it may be commented. */
export function isOpen(post: PostHeld): boolean {
  return isShown(post) && !post.is_closed
}

/** The posts that comments stand below. */
async function postsOfComments(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('forum_comment')
    .select('post_id')
    .distinct()
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => row.post_id)
}

/** Posts by their ids, whatever their state, held in that order until the transaction ends. */
export async function holdPosts(
  transaction: Database,
  ids: readonly string[],
): Promise<Map<string, PostHeld>> {
  if (ids.length === 0) return new Map()
  const rows = await transaction
    .selectFrom('forum_post')
    .select(heldColumns)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Comments by their ids, with their posts held until the transaction ends.
 *
 * @throws Refusal where one is not there
 */
export async function holdComments(
  transaction: Database,
  ids: readonly string[],
): Promise<(CommentRow & { is_hidden: boolean })[]> {
  const postIds = await postsOfComments(transaction, ids)
  if (postIds.length === 0) throw new Refusal('notFound')
  const posts = await holdPosts(transaction, postIds)
  const rows = await transaction
    .selectFrom('forum_comment')
    .select(['id', 'post_id', 'author_id', 'state', 'is_hidden', 'created_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length < ids.length) throw new Refusal('notFound')
  return rows.map((row) => {
    const post = posts.get(row.post_id)!
    return {
      ...row,
      title: post.title,
      post_author_id: post.author_id,
      is_open: isOpen(post),
      answered_id: null,
    }
  })
}

/** The same of one. */
export async function holdComment(transaction: Database, id: string) {
  const [row] = await holdComments(transaction, [id])
  return row!
}

import { repliesShown } from '@portal/protocol/forum/constants.ts'
import type { CommentState } from '@portal/protocol/forum/lifecycle.ts'
import type { commentsList, ownCommentsList, repliesList } from '@portal/protocol/forum/lists.ts'
import type { PageWanted } from '@portal/protocol/kernel/list.ts'
import { sql } from 'kysely'
import { amongIds } from '../kernel/database/among-ids.ts'
import { hasText } from '../kernel/database/has-text.ts'
import { pageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'
import { titleTo } from './queries.ts'

const isDisplayed = sql.lit<CommentState>('DISPLAYED')

/** Whether a comment is shown to everybody. */
const isShown = sql<boolean>`forum_comment.state = ${isDisplayed} and not forum_comment.is_hidden`

/** Whether a comment has replies that are shown. */
const isAnswered = sql<boolean>`exists (
  select from forum_comment as reply
  where reply.top_id = forum_comment.id and reply.state = ${isDisplayed} and not reply.is_hidden)`

const shownColumns = [
  'forum_comment.id',
  'forum_comment.post_id',
  'forum_comment.top_id',
  'forum_comment.reply_to',
  'forum_comment.author_id',
  'forum_comment.state',
  'forum_comment.is_hidden',
  'forum_comment.language',
  'forum_comment.text',
  'forum_comment.content',
  'forum_comment.likes',
  'forum_comment.created_at',
  'forum_comment.changed_at',
] as const

/** Who wrote what a comment answers; null where that is not shown any more. */
const answeredId = sql<string | null>`(
  select answered.author_id from forum_comment as answered
  where answered.id = forum_comment.reply_to and answered.state = ${isDisplayed} and not answered.is_hidden)`

/** Comments on a post itself; one that is not shown any more keeps its place while it has replies. */
const topComments = (db: Database, postId: string) =>
  db
    .selectFrom('forum_comment')
    .where('forum_comment.post_id', '=', postId)
    .where('forum_comment.top_id', 'is', null)
    .where((eb) => eb.or([isShown, isAnswered]))

/** All that stands below a comment and is shown. */
const repliesBelow = (db: Database, topId: string) =>
  db.selectFrom('forum_comment').where('forum_comment.top_id', '=', topId).where(isShown)

/** A page of the comments on a post itself. */
export function commentsPage(db: Database, postId: string, asked: PageWanted<typeof commentsList>) {
  return pageOf(topComments(db, postId), asked, {
    key: 'forum_comment.id',
    orders: {
      oldest: [['forum_comment.created_at', 'asc']],
      mostLiked: [
        ['forum_comment.likes', 'desc'],
        ['forum_comment.created_at', 'asc'],
      ],
    },
    select: (rows) => rows.select(shownColumns).select(answeredId.as('answered_id')),
  })
}

export type CommentShown = Omit<Awaited<ReturnType<typeof commentsPage>>['rows'][number], 'told'>

/** The first replies of each comment, with how many each has. */
export function firstReplies(db: Database, topIds: readonly string[]) {
  const placed = db
    .selectFrom('forum_comment')
    .select(shownColumns)
    .select(answeredId.as('answered_id'))
    .select(sql<number>`(count(*) over (partition by top_id))::int`.as('replies'))
    .select(sql<number>`row_number() over (partition by top_id order by created_at, id desc)`.as('place'))
    .where(amongIds('forum_comment.top_id', topIds))
    .where(isShown)
  return db
    .selectFrom(placed.as('placed'))
    .selectAll()
    .where('place', '<=', repliesShown)
    .orderBy('place')
    .execute()
}

/** A page of what stands below a comment. */
export function repliesPage(db: Database, topId: string, asked: PageWanted<typeof repliesList>) {
  return pageOf(repliesBelow(db, topId), asked, {
    key: 'forum_comment.id',
    orders: { oldest: [['forum_comment.created_at', 'asc']] },
    select: (rows) => rows.select(shownColumns).select(answeredId.as('answered_id')),
  })
}

/** The post that a comment stands below. */
export async function postOfComment(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('forum_comment').select('post_id').where('id', '=', id).executeTakeFirst()
  return row?.post_id
}

/** How many rows of a list, the oldest first, stand before a comment. */
async function countBefore(chosen: ReturnType<typeof topComments>, id: string): Promise<number> {
  const { before } = await chosen
    .innerJoin('forum_comment as placed', (join) => join.on('placed.id', '=', id))
    .where(
      sql<boolean>`(forum_comment.created_at < placed.created_at
        or forum_comment.created_at = placed.created_at and forum_comment.id > placed.id)`,
    )
    .select(sql<number>`count(*)::int`.as('before'))
    .executeTakeFirstOrThrow()
  return before
}

/**
 * Where a comment stands in the lists of its post, the oldest first: how many before it on the post itself, and of a
 * reply how many before it below the same comment. Undefined where it has no place any more.
 */
export async function findPlace(db: Database, id: string) {
  const row = await db
    .selectFrom('forum_comment')
    .select(['post_id', 'top_id'])
    .where('id', '=', id)
    .where((eb) => eb.or([isShown, isAnswered]))
    .executeTakeFirst()
  if (!row) return undefined
  const topId = row.top_id ?? id
  const before = await countBefore(topComments(db, row.post_id), topId)
  const repliesBefore = row.top_id === null ? null : await countBefore(repliesBelow(db, topId), id)
  return { postId: row.post_id, topId, before, repliesBefore }
}

/** What somebody said and did not delete, with the posts it stands below. */
export function ownCommentsPage(db: Database, accountId: string, asked: PageWanted<typeof ownCommentsList>) {
  const { keyword } = asked
  const chosen = db
    .selectFrom('forum_comment')
    .where('forum_comment.author_id', '=', accountId)
    .where('forum_comment.state', '!=', 'DELETED')
    .$if(keyword !== undefined, (query) => query.where(hasText(['forum_comment.text'], keyword!)))
  return pageOf(chosen, asked, {
    key: 'forum_comment.id',
    orders: {
      newest: [['forum_comment.created_at', 'desc']],
      oldest: [['forum_comment.created_at', 'asc']],
    },
    select: (rows) =>
      rows
        .innerJoin('forum_post', 'forum_post.id', 'forum_comment.post_id')
        .select(shownColumns)
        .select(['forum_comment.reason', 'forum_post.author_id as post_author_id'])
        .select(titleTo(accountId).as('title'))
        .select(['forum_post.language as post_language', 'forum_post.is_closed'])
        .select('forum_post.state as post_state')
        .select('forum_post.is_hidden as is_post_hidden'),
  })
}

export type OwnCommentShown = Omit<Awaited<ReturnType<typeof ownCommentsPage>>['rows'][number], 'told'>

/** Which of the comments somebody likes. */
export async function likedAmong(
  db: Database,
  ids: readonly string[],
  accountId: string | null,
): Promise<ReadonlySet<string>> {
  if (accountId === null || ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('forum_comment_like')
    .select('comment_id')
    .where('account_id', '=', accountId)
    .where('comment_id', 'in', ids)
    .execute()
  return new Set(rows.map((row) => row.comment_id))
}

/** Has the comments of posts that are held be counted anew, and what their lists are ordered by with them. */
export async function recount(transaction: Database, postIds: readonly string[]): Promise<void> {
  if (postIds.length === 0) return
  await sql`
    update forum_post set
      comments = counted.comments,
      last_comment_at = counted.last_at,
      active_at = coalesce(counted.last_at, forum_post.created_at)
    from (
      select post.id, count(forum_comment.id)::int as comments, max(forum_comment.created_at) as last_at
      from forum_post as post
      left join forum_comment on forum_comment.post_id = post.id and ${isShown}
      where post.id = any(${postIds}::uuid[])
      group by post.id
    ) as counted
    where forum_post.id = counted.id`.execute(transaction)
}

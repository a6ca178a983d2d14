import { mostRelatedPosts } from '@portal/protocol/forum/constants.ts'
import { livePostStates, type PostState } from '@portal/protocol/forum/lifecycle.ts'
import { ownPostsList, reviewedPostsList, type postsList } from '@portal/protocol/forum/lists.ts'
import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import { accounts } from '../account/door.ts'
import { amongManyIds } from '../kernel/database/among-ids.ts'
import { excerptOf } from '../kernel/database/excerpt-of.ts'
import { hasText } from '../kernel/database/has-text.ts'
import { pageOf, tabbedPageOf } from '../kernel/database/page-of.ts'
import { reviewOrders } from '../kernel/database/review-orders.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'
import { postKind } from './post-moves.ts'

/** Characters of a post that a list shows. */
const excerptLength = 200

/** In the statement's own text, so that whatever plan is kept of it goes by the indexes of what is shown. */
const isDisplayed = sql.lit<PostState>('DISPLAYED')

/** What everybody reads. */
export function displayed(db: Database) {
  return db
    .selectFrom('forum_post')
    .where('forum_post.state', '=', isDisplayed)
    .where('forum_post.is_hidden', '=', sql.lit(false))
}

const shownColumns = [
  'forum_post.id',
  'forum_post.author_id',
  'forum_post.state',
  'forum_post.is_hidden',
  'forum_post.is_pinned',
  'forum_post.is_closed',
  'forum_post.title',
  'forum_post.category',
  'forum_post.language',
  'forum_post.comments',
  'forum_post.likes',
  'forum_post.reads',
  'forum_post.created_at',
  'forum_post.last_comment_at',
  'forum_post.submitted_at',
  'forum_post.reason',
  'forum_post.revision',
] as const

const excerpt = excerptOf('content_text', excerptLength)

/** The title of a post to somebody: of one that is not shown to its author alone, empty to anybody else. */
export function titleTo(accountId: string) {
  return sql<string>`case
    when forum_post.state = ${isDisplayed} and not forum_post.is_hidden or forum_post.author_id = ${accountId}
    then forum_post.title else '' end`
}

/** How many pictures a post has. */
const pictures = sql<number>`(
  select count(*)::int from forum_picture where forum_picture.post_id = forum_post.id)`

/** Posts as lists show them. */
function listed<Row>(rows: SelectQueryBuilder<Tables, 'forum_post', Row>) {
  return rows.select(shownColumns).select([excerpt.as('excerpt'), pictures.as('pictures')])
}

/** A page of what everybody reads; where a text is looked for, of the posts that search found. */
export function displayedPage(
  db: Database,
  asked: PageWanted<typeof postsList>,
  found: readonly string[] | null,
) {
  const { category, language } = asked
  const chosen = displayed(db)
    .$if(category !== undefined, (query) => query.where('forum_post.category', '=', category!))
    .$if(language !== undefined, (query) => query.where('forum_post.language', '=', language!))
    .$if(found !== null, (query) => query.where(amongManyIds('forum_post.id', found!)))
  return pageOf(chosen, asked, {
    key: 'forum_post.id',
    toldOf: db,
    toldWhile: [postKind],
    orders: {
      lastReply: [
        ['forum_post.is_pinned', 'desc'],
        ['forum_post.active_at', 'desc'],
      ],
      newest: [
        ['forum_post.is_pinned', 'desc'],
        ['forum_post.created_at', 'desc'],
      ],
      mostLiked: [
        ['forum_post.is_pinned', 'desc'],
        ['forum_post.likes', 'desc'],
      ],
    },
    select: listed,
  })
}

export type PostListed = Omit<Awaited<ReturnType<typeof displayedPage>>['rows'][number], 'told'>

/** A post whole that is not deleted, whoever may read it. */
export function findPost(db: Database, id: string) {
  return db
    .selectFrom('forum_post')
    .select(shownColumns)
    .select(['content', 'changed_at'])
    .where('id', '=', id)
    .where('state', '!=', 'DELETED')
    .executeTakeFirst()
}

export type PostFound = NonNullable<Awaited<ReturnType<typeof findPost>>>

/** Others of the same category, those that were talked of last first. */
export function relatedTo(db: Database, { id, category }: PostFound) {
  return displayed(db)
    .select(['id', 'title', 'language', 'comments'])
    .where('category', '=', category)
    .where('id', '!=', id)
    .orderBy('active_at', 'desc')
    .orderBy('id')
    .limit(mostRelatedPosts)
    .execute()
}

/** How many posts of somebody's are shown, and how often they are liked. */
export function figuresOf(db: Database, authorId: string) {
  return displayed(db)
    .select(sql<number>`count(*)::int`.as('posts'))
    .select(sql<number>`coalesce(sum(likes), 0)::int`.as('likes'))
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow()
}

const searchedColumns = ['forum_post.title', 'forum_post.content_text']

/** What somebody wrote and did not delete. */
export function ownPage(db: Database, accountId: string, asked: PageWanted<typeof ownPostsList>) {
  const chosen = ({ state, keyword }: Wanted<typeof ownPostsList>) =>
    db
      .selectFrom('forum_post')
      .where('forum_post.author_id', '=', accountId)
      .where('forum_post.state', 'in', livePostStates)
      .$if(state !== undefined, (query) => query.where('forum_post.state', '=', state!))
      .$if(keyword !== undefined, (query) => query.where(hasText(searchedColumns, keyword!)))
  return tabbedPageOf(ownPostsList, chosen, asked, {
    key: 'forum_post.id',
    tab: 'forum_post.state',
    orders: { newest: [['forum_post.created_at', 'desc']], oldest: [['forum_post.created_at', 'asc']] },
    select: listed,
  })
}

/** Open reports of a post or of comments on it. */
const openReports = sql<number>`(
  select count(*)::int from forum_report
  where forum_report.post_id = forum_post.id and forum_report.state = 'OPEN')`

/** Posts as their moderators see them. */
function reviewed<Row>(db: Database, rows: SelectQueryBuilder<Tables, 'forum_post', Row>) {
  return listed(rows)
    .innerJoin(accounts(db), 'account.id', 'forum_post.author_id')
    .select(['account.username', 'account.user_type', 'account.state as account_state'])
    .select(openReports.as('reports'))
}

/** Posts to review. */
export function reviewPage(db: Database, asked: PageWanted<typeof reviewedPostsList>) {
  const chosen = ({ state, keyword, category }: Wanted<typeof reviewedPostsList>) =>
    db
      .selectFrom('forum_post')
      .where('forum_post.state', '!=', sql.lit<PostState>('DELETED'))
      .$if(state !== undefined, (query) => query.where('forum_post.state', '=', state!))
      .$if(category !== undefined, (query) => query.where('forum_post.category', '=', category!))
      .$if(keyword !== undefined, (query) => query.where(hasText(searchedColumns, keyword!)))
  return tabbedPageOf(reviewedPostsList, chosen, asked, {
    key: 'forum_post.id',
    toldOf: db,
    tab: 'forum_post.state',
    orders: reviewOrders('forum_post'),
    select: (rows) => reviewed(db, rows),
  })
}

export type PostReviewed = Omit<Awaited<ReturnType<typeof reviewPage>>['rows'][number], 'told'>

/** A post whole, as it is reviewed. */
export function findReviewed(db: Database, id: string) {
  return reviewed(db, db.selectFrom('forum_post'))
    .select('content')
    .where('forum_post.id', '=', id)
    .where('forum_post.state', '!=', 'DELETED')
    .executeTakeFirst()
}

/** How many posts wait for a review. */
export async function countReviewing(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('forum_post')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'REVIEWING')
    .executeTakeFirstOrThrow()
  return count
}

/** Of some ids the posts and comments, as their citations are stored under them. */
export async function formattedTextsOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('forum_post')
    .select(['id', 'content as html'])
    .where('id', 'in', ids)
    .unionAll(db.selectFrom('forum_comment').select(['id', 'content as html']).where('id', 'in', ids))
    .execute()
  return new Map(rows.map(({ id, html }) => [id, html]))
}

/** Whether a post that everybody reads has this picture. */
export async function isShownPicture(db: Database, fileId: string): Promise<boolean> {
  const row = await displayed(db)
    .innerJoin('forum_picture', 'forum_picture.post_id', 'forum_post.id')
    .select('forum_post.id')
    .where('forum_picture.file_id', '=', fileId)
    .executeTakeFirst()
  return row !== undefined
}

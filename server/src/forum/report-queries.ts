import type { CommentState, PostState } from '@portal/protocol/forum/lifecycle.ts'
import { postReportsList } from '@portal/protocol/forum/lists.ts'
import type { Wanted, PageWanted } from '@portal/protocol/kernel/list.ts'
import { sql } from 'kysely'
import { accounts } from '../account/door.ts'
import { excerptOf } from '../kernel/database/excerpt-of.ts'
import { tabbedPageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'

/** Characters of a post that a report of it shows. */
const excerptLength = 300

/** The comment that is reported, else the beginning of the post. */
const text = sql<string>`coalesce(forum_comment.text, ${excerptOf('forum_post.content_text', excerptLength)})`

/** How what is reported stands: the comment, else the post. */
const reportedState = sql<CommentState | PostState>`coalesce(forum_comment.state, forum_post.state)`

/** The username of an account; null once its owner has left. */
function usernameOf(db: Database, accountId: 'forum_report.account_id' | 'wrote') {
  const id =
    accountId === 'wrote' ? sql`coalesce(forum_comment.author_id, forum_post.author_id)` : sql.ref(accountId)
  return db
    .selectFrom(accounts(db))
    .select('username')
    .where(sql<boolean>`account.id = ${id}`)
    .where('state', '!=', 'CANCELLED')
}

/** What readers reported. */
export function reportsPage(db: Database, asked: PageWanted<typeof postReportsList>) {
  const chosen = ({ state, kind }: Wanted<typeof postReportsList>) =>
    db
      .selectFrom('forum_report')
      .$if(state !== undefined, (query) => query.where('forum_report.state', '=', state!))
      .$if(kind === 'post', (query) => query.where('forum_report.comment_id', 'is', null))
      .$if(kind === 'comment', (query) => query.where('forum_report.comment_id', 'is not', null))
  return tabbedPageOf(postReportsList, chosen, asked, {
    key: 'forum_report.id',
    tab: 'forum_report.state',
    orders: {
      // Those that wait, the longest first; then those that were handled, the newest first.
      waiting: [
        [sql`case when forum_report.state = 'OPEN' then forum_report.reported_at end`, 'asc'],
        ['forum_report.reported_at', 'desc'],
      ],
      newest: [['forum_report.reported_at', 'desc']],
      oldest: [['forum_report.reported_at', 'asc']],
    },
    select: (rows) =>
      rows
        .innerJoin('forum_post', 'forum_post.id', 'forum_report.post_id')
        .leftJoin('forum_comment', 'forum_comment.id', 'forum_report.comment_id')
        .select(['forum_report.id', 'forum_report.post_id', 'forum_report.comment_id'])
        .select(['forum_report.state', 'forum_report.fault', 'forum_report.note'])
        .select(['forum_report.reported_at', 'forum_post.title'])
        .select(['forum_post.language', 'forum_post.state as post_state'])
        .select([
          text.as('text'),
          reportedState.as('reported_state'),
          usernameOf(db, 'forum_report.account_id').as('reporter'),
          usernameOf(db, 'wrote').as('author'),
        ]),
  })
}

export type ReportShown = Omit<Awaited<ReturnType<typeof reportsPage>>['rows'][number], 'told'>

/** How many reports wait. */
export async function countOpenReports(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('forum_report')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow()
  return count
}

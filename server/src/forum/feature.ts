import type { Feature } from '../kernel/feature.ts'
import { commentMoves } from './comment-moves.ts'
import { demoForum } from './demo.ts'
import { leaveForum, ownForum } from './leaving.ts'
import { pendingPosts } from './pending.ts'
import { picturesKept } from './pictures.ts'
import { postMoves } from './post-moves.ts'
import { countReviewing, formattedTextsOf } from './queries.ts'
import { readsOf } from './reads.ts'
import { reportMoves } from './report-moves.ts'
import { countOpenReports } from './report-queries.ts'
import { forumRoutes } from './routes.ts'
import { postSearch } from './search-collection.ts'
import { countPostPages, listPostPages } from './sitemap.ts'
import { followStanding } from './standing.ts'

export const forumFeature = {
  name: 'forum',
  tables: [
    'forum_post',
    'forum_picture',
    'forum_comment',
    'forum_post_like',
    'forum_comment_like',
    'forum_report',
  ],
  hooks: (app, { db }) => {
    app.addHook('onClose', () => readsOf(db).write())
  },
  routes: forumRoutes,
  jobs: ({ db }) => [{ name: 'write-post-reads', cron: '* * * * *', run: () => readsOf(db).write() }],
  lifecycles: [postMoves, commentMoves, reportMoves],
  accounts: {
    'forum_post.author_id': { leaving: 'erase', exported: true },
    'forum_comment.author_id': { leaving: 'erase', exported: true },
    'forum_post_like.account_id': { leaving: 'row goes', exported: true },
    'forum_comment_like.account_id': { leaving: 'row goes', exported: true },
    'forum_report.account_id': {
      leaving: { kept: 'what is wrong with a text is so whoever said it, and moderators are shown no name' },
      exported: true,
    },
  },
  standing: followStanding,
  pending: [pendingPosts],
  leaving: { keepsFiles: picturesKept, erase: leaveForum },
  exported: ownForum,
  waiting: [
    { kind: 'forumPosts', role: 'MODERATOR', count: countReviewing },
    { kind: 'forumReports', role: 'MODERATOR', count: countOpenReports },
  ],
  sitemap: { count: countPostPages, list: listPostPages },
  formattedTexts: formattedTextsOf,
  demo: [demoForum],
  search: postSearch,
} as const satisfies Feature

import { languages } from '../kernel/languages.ts'
import { codeOf, list, oneOf, text } from '../kernel/list.ts'
import { reportedKinds } from './constants.ts'
import { livePostStates, reportLifecycle } from './lifecycle.ts'

/** Posts that everybody may read, what is pinned first. */
export const postsList = list({
  filters: { keyword: text(100), category: codeOf('FORUM_CATEGORY'), language: oneOf(languages) },
  sorts: ['lastReply', 'newest', 'mostLiked'],
  sizes: [10, 20, 50],
})

/** What was said below a post. */
export const commentsList = list({ filters: {}, sorts: ['oldest', 'mostLiked'], sizes: [20, 50] })

/** What was answered to a comment. */
export const repliesList = list({ filters: {}, sorts: ['oldest'], sizes: [50] })

/** The caller's own posts. */
export const ownPostsList = list({
  filters: { state: oneOf(livePostStates), keyword: text(100) },
  tabs: 'state',
  sorts: ['newest', 'oldest'],
  sizes: [10, 20, 50],
})

/** The caller's own comments. */
export const ownCommentsList = list({
  filters: { keyword: text(100) },
  sorts: ['newest', 'oldest'],
  sizes: [20, 50],
})

/** Posts as moderators review them. */
export const reviewedPostsList = list({
  filters: { state: oneOf(livePostStates), keyword: text(100), category: codeOf('FORUM_CATEGORY') },
  tabs: 'state',
  sorts: ['waiting', 'newest', 'oldest'],
  columns: { submittedAt: { up: 'oldest', down: 'newest' } },
  sizes: [10, 20, 50],
})

/** What readers reported. */
export const postReportsList = list({
  filters: { state: oneOf(reportLifecycle.states), kind: oneOf(reportedKinds) },
  tabs: 'state',
  sorts: ['waiting', 'newest', 'oldest'],
  columns: { reportedAt: { up: 'oldest', down: 'newest' } },
  sizes: [10, 20, 50],
})

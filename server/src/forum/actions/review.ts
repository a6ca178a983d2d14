import type { forumDeskCalls } from '@portal/protocol/forum/desk-calls.ts'
import { postModeratorActions } from '@portal/protocol/forum/lifecycle.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { namedHistory } from '../../account/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { mayDo, moving, type Mover } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { refuseUnread } from '../../kernel/refuse-unread.ts'
import type { Services } from '../../kernel/services.ts'
import { commentMoves } from '../comment-moves.ts'
import { recount } from '../comment-queries.ts'
import { forgetFormatted } from '../../citations/door.ts'
import { holdComment, holdPost, type PostHeld } from '../hold.ts'
import { postMoves } from '../post-moves.ts'
import { findReviewed, reviewPage, type PostReviewed } from '../queries.ts'
import { settleReports } from '../reports.ts'
import { liveState, shownPost, shownText } from '../shown.ts'

type Reviewing = Pick<Caller, 'accountId'>
type Decided = GivenOf<typeof forumDeskCalls.pin>
type Explained = GivenOf<typeof forumDeskCalls.close>

function shownForReview(row: Omit<PostReviewed, 'excerpt' | 'pictures'>) {
  const isThere = row.account_state !== 'CANCELLED'
  return {
    ...shownPost(row),
    state: liveState(row.state),
    isHidden: row.is_hidden,
    username: isThere ? row.username : null,
    userType: isThere ? row.user_type : null,
    reports: row.reports,
    submittedAt: row.submitted_at.toISOString(),
  }
}

/** Posts to review. */
export async function listForReview(
  { db }: Services,
  { query }: GivenOf<typeof forumDeskCalls.reviewPage>,
): Promise<AnswerOf<typeof forumDeskCalls.reviewPage>> {
  const { rows, page, counts } = await reviewPage(db, query)
  const content = rows.map((row) => ({
    ...shownForReview(row),
    excerpt: row.excerpt,
    pictures: row.pictures,
  }))
  return { content, page, counts }
}

/**
 * A post as its moderator reads it.
 *
 * @throws Refusal where there is none
 */
export async function showForReview(
  services: Services,
  { params: { id } }: GivenOf<typeof forumDeskCalls.review>,
  { accountId: by }: Reviewing,
): Promise<AnswerOf<typeof forumDeskCalls.review>> {
  const row = await findReviewed(services.db, id)
  if (!row) throw new Refusal('notFound')
  return {
    ...shownForReview(row),
    revision: row.revision,
    ...(await shownText(services, row)),
    reason: row.reason,
    abilities: mayDo(postMoves, row, { as: 'admin', by, among: postModeratorActions }),
    history: await namedHistory(services.db, 'forumPost', id),
  }
}

/** The same in a transaction that holds it. */
const showNow = (services: Services, db: Database, id: string, moderator: Reviewing) =>
  showForReview({ ...services, db }, { params: { id } }, moderator)

/**
 * Has a post shown.
 *
 * @throws Refusal where there is none, or it does not wait; with it as it is, where its author changed it after the
 *   moderator had read it
 */
export async function approvePost(
  services: Services,
  { params: { id }, body: { revision: read } }: GivenOf<typeof forumDeskCalls.approve>,
  moderator: Reviewing,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const post = await holdPost(transaction, id)
    await refuseUnread(post, read, () => showNow(services, transaction, id, moderator))
    await move(postMoves, post, { action: 'approve', as: 'admin', by: moderator.accountId })
    await transaction.updateTable('forum_post').set({ reason: null }).where('id', '=', id).execute()
  })
  return null
}

/** What a decision leaves in the post's row. */
const left = {
  pin: { is_pinned: true },
  unpin: { is_pinned: false },
  close: { is_closed: true },
  reopen: { is_closed: false },
}

/** The action that decides on a post without a reason. */
export function decide(action: 'pin' | 'unpin' | 'reopen') {
  return async (
    services: Services,
    { params: { id } }: Decided,
    { accountId: by }: Reviewing,
  ): Promise<null> => {
    await moving(services, async ({ move, transaction }) => {
      const post = await holdPost(transaction, id)
      await move(postMoves, post, { action, as: 'admin', by })
      await transaction.updateTable('forum_post').set(left[action]).where('id', '=', id).execute()
    })
    return null
  }
}

/**
 * Has nobody comment a post any more.
 *
 * @throws Refusal where there is none, it is not shown, or closed already
 */
export async function closePost(
  services: Services,
  { params: { id }, body: { reason } }: Explained,
  { accountId: by }: Reviewing,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const post = await holdPost(transaction, id)
    await move(postMoves, post, { action: 'close', as: 'admin', by, reason })
    await transaction.updateTable('forum_post').set(left.close).where('id', '=', id).execute()
  })
  return null
}

/** Why something is refused, and by whom. */
interface Explanation {
  reason: string
  by: string
}

/** Takes a post that is held off, and ends what was reported of it. */
export async function refusePost(
  mover: Mover,
  post: PostHeld,
  { action, reason, by }: Explanation & { action: 'reject' | 'takeDown' },
): Promise<void> {
  const { move, transaction } = mover
  const { id } = post
  await move(postMoves, post, { action, as: 'admin', by, reason })
  await transaction.updateTable('forum_post').set({ reason, is_pinned: false }).where('id', '=', id).execute()
  await settleReports(mover, { postId: id })
}

/**
 * Refuses to show a post.
 *
 * @throws Refusal as where one is approved
 */
export async function rejectPost(
  services: Services,
  { params: { id }, body: { reason, revision: read } }: GivenOf<typeof forumDeskCalls.reject>,
  moderator: Reviewing,
): Promise<null> {
  await moving(services, async (mover) => {
    const { transaction } = mover
    const post = await holdPost(transaction, id)
    await refuseUnread(post, read, () => showNow(services, transaction, id, moderator))
    await refusePost(mover, post, { action: 'reject', reason, by: moderator.accountId })
  })
  return null
}

/**
 * Takes a post down that is shown.
 *
 * @throws Refusal where there is none, or it is not shown any more
 */
export async function takeDownPost(
  services: Services,
  { params: { id }, body: { reason } }: Explained,
  { accountId: by }: Reviewing,
): Promise<null> {
  await moving(services, async (mover) => {
    const post = await holdPost(mover.transaction, id)
    await refusePost(mover, post, { action: 'takeDown', reason, by })
  })
  return null
}

/** Takes a comment off, and ends what was reported of it. */
export async function refuseComment(mover: Mover, id: string, { reason, by }: Explanation): Promise<void> {
  const { move, changed, transaction } = mover
  const comment = await holdComment(transaction, id)
  await move(commentMoves, comment, { action: 'takeDown', as: 'admin', by, reason })
  await transaction.updateTable('forum_comment').set({ reason }).where('id', '=', id).execute()
  await recount(transaction, [comment.post_id])
  changed(postMoves, comment.post_id)
  await settleReports(mover, { postId: comment.post_id, commentId: id })
  await forgetFormatted(transaction, [id])
}

/**
 * Takes a comment off.
 *
 * @throws Refusal where there is none, or it is not shown any more
 */
export async function takeDownComment(
  services: Services,
  { params: { id }, body: { reason } }: Explained,
  { accountId: by }: Reviewing,
): Promise<null> {
  await moving(services, (mover) => refuseComment(mover, id, { reason, by }))
  return null
}

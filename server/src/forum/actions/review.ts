import type { forumDeskCalls } from '@portal/protocol/forum/desk-calls.ts'
import { postModeratorActions } from '@portal/protocol/forum/lifecycle.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { namedHistory } from '../../account/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { mayDo, moving, type Mover } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { commentMoves } from '../comment-moves.ts'
import { recount } from '../comment-queries.ts'
import { forgetFormatted } from '../../citations/door.ts'
import { holdComment, holdPost } from '../hold.ts'
import { postMoves } from '../post-moves.ts'
import { findReviewed, reviewPage, type PostReviewed } from '../queries.ts'
import { settleReports } from '../reports.ts'
import { liveState, shownPost, shownText } from '../shown.ts'

type Reviewing = Pick<Caller, 'accountId'>
type Decided = GivenOf<typeof forumDeskCalls.approve>
type Explained = GivenOf<typeof forumDeskCalls.reject>

function shownForReview(row: Omit<PostReviewed, 'excerpt' | 'pictures'>) {
  const isThere = row.account_state !== 'CANCELLED'
  return {
    ...shownPost(row),
    state: liveState(row.state),
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
    ...(await shownText(services, row)),
    reason: row.reason,
    abilities: mayDo(postMoves, row, { as: 'admin', by, among: postModeratorActions }),
    history: await namedHistory(services.db, 'forumPost', id),
  }
}

/** What a decision leaves in the post's row. */
const left = {
  approve: { reason: null },
  pin: { is_pinned: true },
  unpin: { is_pinned: false },
  close: { is_closed: true },
  reopen: { is_closed: false },
}

/** The action that decides on a post without a reason. */
export function decide(action: 'approve' | 'pin' | 'unpin' | 'reopen') {
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

/** Takes a post off, and ends what was reported of it. */
export async function refusePost(
  mover: Mover,
  id: string,
  { action, reason, by }: Explanation & { action: 'reject' | 'takeDown' },
): Promise<void> {
  const { move, transaction } = mover
  const post = await holdPost(transaction, id)
  await move(postMoves, post, { action, as: 'admin', by, reason })
  await transaction.updateTable('forum_post').set({ reason, is_pinned: false }).where('id', '=', id).execute()
  await settleReports(mover, { postId: id })
}

/** The action that refuses to show a post, before or after it was shown. */
export function refuse(action: 'reject' | 'takeDown') {
  return async (
    services: Services,
    { params: { id }, body: { reason } }: Explained,
    { accountId: by }: Reviewing,
  ): Promise<null> => {
    await moving(services, (mover) => refusePost(mover, id, { action, reason, by }))
    return null
  }
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

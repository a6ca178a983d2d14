import type { forumDeskCalls } from '@portal/protocol/forum/desk-calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { holdPost } from '../hold.ts'
import { reportsPage, type ReportShown } from '../report-queries.ts'
import { dismissReports } from '../reports.ts'
import { refuseComment, refusePost } from './review.ts'

type Reviewing = Pick<Caller, 'accountId'>
type Row = AnswerOf<typeof forumDeskCalls.reportsPage>['content'][number]

/** What may be decided on a report: what is not shown any more is taken down no more. */
function abilitiesOf({ state, reported_state: reported }: ReportShown): Row['abilities'] {
  if (state !== 'OPEN') return []
  return reported === 'DISPLAYED' ? ['dismiss', 'takeDown'] : ['dismiss']
}

function shownReport(row: ReportShown): Row {
  return {
    id: row.id,
    kind: row.comment_id === null ? 'post' : 'comment',
    state: row.state,
    fault: row.fault,
    note: row.note,
    username: row.reporter,
    reportedAt: row.reported_at.toISOString(),
    post: { id: row.post_id, title: row.title, language: row.language, state: row.post_state },
    text: row.text,
    author: row.author,
    abilities: abilitiesOf(row),
  }
}

/** What readers reported. */
export async function listReports(
  { db }: Services,
  { query }: GivenOf<typeof forumDeskCalls.reportsPage>,
): Promise<AnswerOf<typeof forumDeskCalls.reportsPage>> {
  const { rows, page, counts } = await reportsPage(db, query)
  return { content: rows.map(shownReport), page, counts }
}

/** @throws Refusal where there is none, or it was handled */
async function findOpen(db: Database, id: string) {
  const row = await db
    .selectFrom('forum_report')
    .select(['post_id', 'comment_id', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  if (row.state !== 'OPEN') throw new Refusal('wrongState', { state: row.state })
  return { postId: row.post_id, commentId: row.comment_id }
}

/**
 * Finds nothing wrong with what was reported.
 *
 * @throws Refusal where there is no such report, or it was handled
 */
export async function dismissReport(
  services: Services,
  { params: { id } }: GivenOf<typeof forumDeskCalls.dismissReport>,
  { accountId: by }: Reviewing,
): Promise<null> {
  await moving(services, async (mover) => {
    await dismissReports(mover, await findOpen(mover.transaction, id), by)
  })
  return null
}

/**
 * Takes down what was reported.
 *
 * @throws Refusal where there is no such report, it was handled, or what is reported is not shown any more
 */
export async function takeDownReported(
  services: Services,
  { params: { id }, body: { reason } }: GivenOf<typeof forumDeskCalls.takeDownReported>,
  { accountId: by }: Reviewing,
): Promise<null> {
  await moving(services, async (mover) => {
    const { transaction } = mover
    const { postId, commentId } = await findOpen(transaction, id)
    if (commentId !== null) await refuseComment(mover, commentId, { reason, by })
    else await refusePost(mover, await holdPost(transaction, postId), { action: 'takeDown', reason, by })
  })
  return null
}

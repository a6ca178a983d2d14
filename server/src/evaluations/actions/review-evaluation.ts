import type { evaluationCalls } from '@portal/protocol/evaluations/calls.ts'
import { evaluationModeratorActions } from '@portal/protocol/evaluations/lifecycle.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import {
  assignReview,
  moderators,
  moderatorsNamedBy,
  namedHistory,
  type Moderator,
} from '../../account/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { mayDo, moving } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { providerOf, shownProvider } from '../../providers/door.ts'
import { evaluationMoves } from '../evaluation-moves.ts'
import { holdEvaluation } from '../hold.ts'
import { findReviewed, reviewPage, type EvaluationReviewed } from '../queries.ts'
import { answerTo, shownEvaluation } from '../shown.ts'
import { findWork } from '../work.ts'

type Reviewing = Pick<Caller, 'accountId'>

function shownForReview(row: EvaluationReviewed, all: Moderator[]) {
  return {
    ...shownEvaluation(row),
    reply: answerTo(row),
    state: row.state,
    username: row.username,
    provider: shownProvider(providerOf(row.provider!)),
    submittedAt: row.submitted_at.toISOString(),
    assignedTo: all.find(({ id }) => id === row.assigned_to) ?? null,
  }
}

/** Evaluations to review. */
export async function listForReview(
  { db }: Services,
  { query }: GivenOf<typeof evaluationCalls.reviewPage>,
  { accountId }: Reviewing,
): Promise<AnswerOf<typeof evaluationCalls.reviewPage>> {
  const { rows, page, counts } = await reviewPage(db, accountId, query)
  const all = await moderatorsNamedBy(db, rows)
  return { content: rows.map((row) => shownForReview(row, all)), page, counts }
}

/**
 * An evaluation as its reviewer reads it.
 *
 * @throws Refusal where there is none
 */
export async function showForReview(
  { db }: Services,
  { params: { id } }: GivenOf<typeof evaluationCalls.review>,
  { accountId: by }: Reviewing,
): Promise<AnswerOf<typeof evaluationCalls.review>> {
  const row = await findReviewed(db, id)
  if (!row) throw new Refusal('notFound')
  const { links } = await findWork(db, row.kind, row.subject_id)
  const all = await moderators(db)
  const asked = { as: 'admin', by, among: evaluationModeratorActions } as const
  return {
    ...shownForReview(row, all),
    fault: row.fault,
    reason: row.reason,
    replyFault: row.reply_fault,
    replyReason: row.reply_reason,
    abilities: mayDo(evaluationMoves, { ...row, links }, asked),
    history: await namedHistory(db, 'evaluation', row.id),
    moderators: all,
  }
}

/**
 * Has an evaluation shown.
 *
 * @throws Refusal where there is none, or its state does not allow it
 */
export async function approveEvaluation(
  services: Services,
  { params: { id } }: GivenOf<typeof evaluationCalls.approve>,
  { accountId: by }: Reviewing,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const row = await holdEvaluation(transaction, id)
    await move(evaluationMoves, row, { action: 'approve', as: 'admin', by })
  })
  return null
}

/** Refuses an evaluation, before it is shown or after, for a fault of its own and never for its view. */
async function refuse(
  services: Services,
  action: 'reject' | 'takeDown',
  { params: { id }, body: { fault, reason } }: GivenOf<typeof evaluationCalls.reject>,
  { accountId: by }: Reviewing,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const row = await holdEvaluation(transaction, id)
    await move(evaluationMoves, row, { action, as: 'admin', by, reason })
    await transaction.updateTable('evaluation').set({ fault, reason }).where('id', '=', id).execute()
  })
  return null
}

/**
 * Refuses to show an evaluation.
 *
 * @throws Refusal where there is none, or its state does not allow it
 */
export function rejectEvaluation(
  services: Services,
  given: GivenOf<typeof evaluationCalls.reject>,
  reviewer: Reviewing,
): Promise<null> {
  return refuse(services, 'reject', given, reviewer)
}

/**
 * Takes an evaluation down that is shown.
 *
 * @throws Refusal where there is none, or its state does not allow it
 */
export function takeDownEvaluation(
  services: Services,
  given: GivenOf<typeof evaluationCalls.takeDown>,
  reviewer: Reviewing,
): Promise<null> {
  return refuse(services, 'takeDown', given, reviewer)
}

/**
 * Takes down the answer to an evaluation that is shown, which itself stays. There is no second answer.
 *
 * @throws Refusal where there is none, or no answer to it is shown
 */
export async function takeDownReply(
  services: Services,
  { params: { id }, body: { fault, reason } }: GivenOf<typeof evaluationCalls.takeDownReply>,
  { accountId: by }: Reviewing,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const row = await holdEvaluation(transaction, id)
    await move(evaluationMoves, row, { action: 'takeDownReply', as: 'admin', by, reason })
    await transaction
      .updateTable('evaluation')
      .set({ reply_fault: fault, reply_reason: reason })
      .where('id', '=', id)
      .execute()
  })
  return null
}

/** Says which moderator reviews an evaluation. */
export function assignEvaluation(
  { db }: Services,
  { params: { id }, body: { to } }: GivenOf<typeof evaluationCalls.assign>,
): Promise<null> {
  return assignReview(db, evaluationMoves, { id, to })
}

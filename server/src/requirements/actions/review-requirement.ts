import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { moderatorActions } from '@portal/protocol/requirements/lifecycle.ts'
import type { requirementReviewCalls } from '@portal/protocol/requirements/review-calls.ts'
import {
  assignReview,
  moderators,
  moderatorsNamedBy,
  namedHistory,
  type Moderator,
} from '../../account/door.ts'
import { fileInfos } from '../../files/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { mayDo, moving } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { refuseUnread } from '../../kernel/refuse-unread.ts'
import type { Services } from '../../kernel/services.ts'
import { comeToBeShown } from '../come-to-be-shown.ts'
import { endSignUps } from '../follow-up.ts'
import { holdRequirement } from '../hold.ts'
import { findRequirement, reviewPage } from '../queries.ts'
import { requirementMoves } from '../requirement-moves.ts'
import { factsOf, shownRequirement } from '../shown.ts'

type Reviewing = Pick<Caller, 'accountId'>

function shownForReview(
  row: Parameters<typeof shownRequirement>[0] & { assigned_to: string | null },
  all: Moderator[],
) {
  return {
    ...shownRequirement(row),
    username: row.username,
    submittedAt: row.submitted_at.toISOString(),
    assignedTo: all.find(({ id }) => id === row.assigned_to) ?? null,
  }
}

/** Requirements to review. */
export async function listForReview(
  { db }: Services,
  { query }: GivenOf<typeof requirementReviewCalls.reviewPage>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof requirementReviewCalls.reviewPage>> {
  const { rows, page, counts } = await reviewPage(db, accountId, query)
  const all = await moderatorsNamedBy(db, rows)
  return { content: rows.map((row) => shownForReview(row, all)), page, counts }
}

/**
 * A requirement as its reviewer reads it.
 *
 * @throws Refusal where there is none, or it was deleted
 */
export async function showForReview(
  services: Services,
  { params: { id } }: GivenOf<typeof requirementReviewCalls.review>,
  { accountId }: Reviewing,
): Promise<AnswerOf<typeof requirementReviewCalls.review>> {
  const { db } = services
  const row = await findRequirement(db, id)
  if (!row) throw new Refusal('notFound')
  const all = await moderators(db)
  const files = await fileInfos(db, services, row.file_ids)
  return {
    ...shownForReview(row, all),
    revision: row.revision,
    content: row.content,
    contacts: { name: row.contact, phone: row.phone, email: row.email },
    files: row.file_ids.flatMap((file) => files.get(file) ?? []),
    reason: row.reason,
    abilities: mayDo(requirementMoves, factsOf(row), { as: 'admin', by: accountId, among: moderatorActions }),
    history: await namedHistory(db, 'requirement', row.id),
    moderators: all,
  }
}

/** The same in a transaction that holds it. */
const showNow = (services: Services, db: Database, id: string, moderator: Reviewing) =>
  showForReview({ ...services, db }, { params: { id } }, moderator)

/**
 * Has a requirement shown.
 *
 * @throws Refusal where there is none, or its state does not allow it; with it as it is, where its owner changed it after
 *   the moderator had read it
 */
export async function approveRequirement(
  services: Services,
  { params: { id }, body: { revision: read } }: GivenOf<typeof requirementReviewCalls.approve>,
  moderator: Reviewing,
): Promise<null> {
  const by = moderator.accountId
  await moving(services, async (mover) => {
    const { move, transaction } = mover
    const row = await holdRequirement(transaction, id)
    await refuseUnread(row, read, () => showNow(services, transaction, id, moderator))
    await move(requirementMoves, row, { action: 'approve', as: 'admin', by })
    await comeToBeShown(mover, row.id)
  })
  return null
}

interface Refused {
  id: string
  action: 'reject' | 'takeDown'
  reason: string
  /** The revision that the moderator has read. */
  read?: number
}

/** Refuses a requirement, before it is shown or after; its open sign-ups end. */
async function refuse(
  services: Services,
  { id, action, reason, read }: Refused,
  moderator: Reviewing,
): Promise<null> {
  const by = moderator.accountId
  await moving(services, async (mover) => {
    const { move, transaction } = mover
    const row = await holdRequirement(transaction, id)
    if (read !== undefined) await refuseUnread(row, read, () => showNow(services, transaction, id, moderator))
    await move(requirementMoves, row, { action, as: 'admin', by, reason })
    await transaction.updateTable('requirement').set({ reason }).where('id', '=', row.id).execute()
    await endSignUps(mover, row.id)
  })
  return null
}

/**
 * Refuses to show a requirement.
 *
 * @throws Refusal as where one is approved
 */
export function rejectRequirement(
  services: Services,
  { params: { id }, body: { reason, revision: read } }: GivenOf<typeof requirementReviewCalls.reject>,
  moderator: Reviewing,
): Promise<null> {
  return refuse(services, { id, action: 'reject', reason, read }, moderator)
}

/**
 * Takes a requirement down that is shown.
 *
 * @throws Refusal where there is none, or its state does not allow it
 */
export function takeDownRequirement(
  services: Services,
  { params: { id }, body: { reason } }: GivenOf<typeof requirementReviewCalls.takeDown>,
  moderator: Reviewing,
): Promise<null> {
  return refuse(services, { id, action: 'takeDown', reason }, moderator)
}

/** Says which moderator reviews a requirement. */
export function assignRequirement(
  { db }: Services,
  { params: { id }, body: { to } }: GivenOf<typeof requirementReviewCalls.assign>,
): Promise<null> {
  return assignReview(db, requirementMoves, { id, to })
}

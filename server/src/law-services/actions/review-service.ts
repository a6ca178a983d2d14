import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { serviceModeratorActions } from '@portal/protocol/law-services/lifecycle.ts'
import type { lawServiceReviewCalls } from '@portal/protocol/law-services/review-calls.ts'
import { sql } from 'kysely'
import {
  assignReview,
  moderators,
  moderatorsNamedBy,
  namedHistory,
  type Moderator,
} from '../../account/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { mayDo, moving } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { refuseUnread } from '../../kernel/refuse-unread.ts'
import type { Services } from '../../kernel/services.ts'
import { holdService } from '../hold.ts'
import { lawServiceMoves } from '../law-service-moves.ts'
import { moveService } from '../move-service.ts'
import { findService, reviewPage, type ServiceShown } from '../queries.ts'
import { shownService } from '../shown.ts'

type Asking = Pick<Caller, 'accountId'>

function shownForReview(row: ServiceShown & { assigned_to: string | null }, all: Moderator[]) {
  return {
    ...shownService(row),
    username: row.username,
    submittedAt: row.submitted_at.toISOString(),
    assignedTo: all.find(({ id }) => id === row.assigned_to) ?? null,
  }
}

/** Services to review. */
export async function listForReview(
  { db }: Services,
  { query }: GivenOf<typeof lawServiceReviewCalls.reviewPage>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof lawServiceReviewCalls.reviewPage>> {
  const { rows, page, counts } = await reviewPage(db, accountId, query)
  const all = await moderatorsNamedBy(db, rows)
  return { content: rows.map((row) => shownForReview(row, all)), page, counts }
}

/**
 * A service as its reviewer reads it.
 *
 * @throws Refusal where there is none, or it was deleted
 */
export async function showForReview(
  { db }: Services,
  { params: { id } }: GivenOf<typeof lawServiceReviewCalls.review>,
  { accountId: by }: Asking,
): Promise<AnswerOf<typeof lawServiceReviewCalls.review>> {
  const row = await findService(db, id, by)
  if (!row || row.state === 'DELETED') throw new Refusal('notFound')
  const all = await moderators(db)
  return {
    ...shownForReview(row, all),
    revision: row.revision,
    content: row.content,
    firm: row.firm,
    cases: row.case_texts,
    reason: row.reason,
    abilities: mayDo(lawServiceMoves, row, { as: 'admin', by, among: serviceModeratorActions }),
    history: await namedHistory(db, 'lawService', row.id),
    moderators: all,
  }
}

/** The same in a transaction that holds it. */
const showNow = (services: Services, db: Database, id: string, moderator: Asking) =>
  showForReview({ ...services, db }, { params: { id } }, moderator)

/**
 * Has a service shown.
 *
 * @throws Refusal where there is none, or its state does not allow it; with it as it is, where its owner changed it after
 *   the moderator had read it
 */
export async function approveService(
  services: Services,
  { params: { id }, body: { revision: read } }: GivenOf<typeof lawServiceReviewCalls.approve>,
  moderator: Asking,
): Promise<null> {
  const by = moderator.accountId
  await moving(services, async (mover) => {
    const { transaction } = mover
    const row = await holdService(transaction, id)
    await refuseUnread(row, read, () => showNow(services, transaction, id, moderator))
    await moveService(mover, row, { action: 'approve', as: 'admin', by })
    // A change does not make it new again.
    await transaction
      .updateTable('law_service')
      .set({ published_at: sql<Date>`coalesce(published_at, now())` })
      .where('id', '=', row.id)
      .execute()
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

/** Refuses a service, before it is shown or after. */
async function refuse(
  services: Services,
  { id, action, reason, read }: Refused,
  moderator: Asking,
): Promise<null> {
  const by = moderator.accountId
  await moving(services, async (mover) => {
    const { transaction } = mover
    const row = await holdService(transaction, id)
    if (read !== undefined) await refuseUnread(row, read, () => showNow(services, transaction, id, moderator))
    await moveService(mover, row, { action, as: 'admin', by, reason })
    await transaction.updateTable('law_service').set({ reason }).where('id', '=', row.id).execute()
  })
  return null
}

/**
 * Refuses to show a service.
 *
 * @throws Refusal as where one is approved
 */
export function rejectService(
  services: Services,
  { params: { id }, body: { reason, revision: read } }: GivenOf<typeof lawServiceReviewCalls.reject>,
  moderator: Asking,
): Promise<null> {
  return refuse(services, { id, action: 'reject', reason, read }, moderator)
}

/**
 * Takes a service down that is shown; running orders go on.
 *
 * @throws Refusal where there is none, or its state does not allow it
 */
export function takeDownService(
  services: Services,
  { params: { id }, body: { reason } }: GivenOf<typeof lawServiceReviewCalls.takeDown>,
  moderator: Asking,
): Promise<null> {
  return refuse(services, { id, action: 'takeDown', reason }, moderator)
}

/** Says which moderator reviews a service. */
export function assignService(
  { db }: Services,
  { params: { id }, body: { to } }: GivenOf<typeof lawServiceReviewCalls.assign>,
): Promise<null> {
  return assignReview(db, lawServiceMoves, { id, to })
}

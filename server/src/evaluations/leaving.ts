import type { Database } from '../kernel/database/store.ts'
import { ownHistory } from '../kernel/history.ts'
import type { Leaver, Owner } from '../kernel/leaving.ts'
import type { Mover } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { evaluationMoves } from './evaluation-moves.ts'
import { setHidden } from './standing.ts'

/**
 * What somebody said of others' work stays, without anything that tells who did. What was said of their own is hidden
 * for good, and their answers go.
 */
export async function forgetSides(mover: Mover, _services: Services, { id }: Leaver): Promise<void> {
  const { transaction } = mover
  await transaction
    .updateTable('evaluation')
    .set({ demander_id: null })
    .where('demander_id', '=', id)
    .execute()
  const answered = await transaction
    .updateTable('evaluation')
    .set({ reply: null, replied_at: null, reply_fault: null, reply_reason: null })
    .where('provider_id', '=', id)
    .where('reply', 'is not', null)
    .returning('id')
    .execute()
  for (const row of answered) mover.changed(evaluationMoves, row.id)
  await setHidden(mover, id, true)
}

/** What became of an evaluation, for its author: why the answer to it was taken down is its provider's affair. */
async function authorsHistory(db: Database, evaluationId: string) {
  const moves = await ownHistory(db, 'evaluation', evaluationId)
  return moves.filter(({ action }) => action !== 'takeDownReply')
}

/** What somebody said of others' work, and answered to what was said of theirs. */
export async function ownEvaluations({ db }: Services, { id }: Owner) {
  const given = await db
    .selectFrom('evaluation')
    .select(['id', 'kind', 'title', 'stars', 'content', 'state', 'fault', 'reason', 'submitted_at'])
    .where('demander_id', '=', id)
    .orderBy('submitted_at')
    .execute()
  const evaluationReplies = await db
    .selectFrom('evaluation')
    .select(['kind', 'title', 'reply', 'replied_at', 'reply_fault', 'reply_reason'])
    .where('provider_id', '=', id)
    .where('reply', 'is not', null)
    .orderBy('replied_at')
    .execute()
  return {
    evaluations: await Promise.all(
      given.map(async ({ id: evaluationId, ...row }) => ({
        ...row,
        history: await authorsHistory(db, evaluationId),
      })),
    ),
    evaluationReplies,
  }
}

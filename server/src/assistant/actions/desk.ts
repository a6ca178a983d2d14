import type { assistantDeskCalls } from '@portal/protocol/assistant/calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { feedbackPage, findTurn } from '../queries.ts'
import { shownTurns } from '../shown.ts'

/** What readers thought of answers; not who they are. */
export async function listFeedback(
  { db }: Services,
  { query }: GivenOf<typeof assistantDeskCalls.feedbackPage>,
): Promise<AnswerOf<typeof assistantDeskCalls.feedbackPage>> {
  const { rows, page } = await feedbackPage(db, query)
  const content = rows.flatMap(({ verdict, rated_at: ratedAt, seen_at: seenAt, ...row }) =>
    verdict && ratedAt
      ? { ...row, verdict, givenAt: ratedAt.toISOString(), seenAt: seenAt?.toISOString() ?? null }
      : [],
  )
  return { content, page }
}

/** What a reader thought of an answer, with the answer. */
export async function readFeedback(
  services: Services,
  { params: { id } }: GivenOf<typeof assistantDeskCalls.feedbackRead>,
): Promise<AnswerOf<typeof assistantDeskCalls.feedbackRead>> {
  const row = await findTurn(services.db, id)
  if (!row?.verdict || !row.rated_at) throw new Refusal('notFound')
  const [turn] = await shownTurns(services, [row])
  const { question, language, state, passages, answer } = turn!
  return {
    id,
    question,
    language,
    state,
    passages,
    answer,
    verdict: row.verdict,
    reason: row.reason,
    givenAt: row.rated_at.toISOString(),
    seenAt: row.seen_at?.toISOString() ?? null,
  }
}

/** Notes that the desk has looked at it; what was looked at before keeps its time. */
export async function markSeen(
  { db }: Services,
  { params: { id } }: GivenOf<typeof assistantDeskCalls.markSeen>,
): Promise<null> {
  const row = await findTurn(db, id)
  if (!row?.verdict) throw new Refusal('notFound')
  await db
    .updateTable('assistant_turn')
    .set({ seen_at: new Date() })
    .where('id', '=', id)
    .where('verdict', 'is not', null)
    .where('seen_at', 'is', null)
    .execute()
  return null
}

import type { evaluationCalls } from '@portal/protocol/evaluations/calls.ts'
import { leastForAverage } from '@portal/protocol/evaluations/constants.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { averageOf, evaluationOf, evaluationsPage } from '../queries.ts'
import { answerTo, shownEvaluation } from '../shown.ts'
import { asked } from '../unevaluated.ts'
import { findWork } from '../work.ts'

/** What was said of a service or of a provider. */
export async function listEvaluations(
  { db }: Services,
  { query }: GivenOf<typeof evaluationCalls.page>,
): Promise<AnswerOf<typeof evaluationCalls.page>> {
  const { rows, page } = await evaluationsPage(db, query)
  return { content: rows.map(shownEvaluation), page }
}

/** How many evaluations a service or a provider has, and their average once it says something. */
export async function showAverage(
  { db }: Services,
  { query }: GivenOf<typeof evaluationCalls.average>,
): Promise<AnswerOf<typeof evaluationCalls.average>> {
  const { count, average } = await averageOf(db, query)
  const isSaid = average !== null && count >= leastForAverage
  return { count, average: isSaid ? Math.round(average * 10) / 10 : null }
}

/**
 * The evaluation of work of which the caller is a side; its provider sees it once it is shown.
 *
 * @throws Refusal where the work is others'
 */
export async function showEvaluationOf(
  { db }: Services,
  { params: { kind, id } }: GivenOf<typeof evaluationCalls.of>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof evaluationCalls.of>> {
  const work = await findWork(db, kind, id)
  const isDemander = work.demanderId === accountId
  if (!isDemander && work.providerId !== accountId) throw new Refusal('notForYou')
  const row = await evaluationOf(db, kind, id)
  if (!row) {
    const due = await asked(db, kind, accountId).where('completed.id', '=', id).executeTakeFirst()
    const abilities = isDemander && work.isCompleted ? ['add' as const] : []
    return { evaluation: null, isAsked: due !== undefined, abilities }
  }
  if (!isDemander && row.state !== 'DISPLAYED') return { evaluation: null, isAsked: false, abilities: [] }
  return {
    evaluation: {
      ...shownEvaluation(row),
      ...(!isDemander && { reply: answerTo(row) }),
      state: row.state,
      reason: isDemander ? row.reason : null,
      replyReason: isDemander ? null : row.reply_reason,
    },
    isAsked: false,
    abilities: !isDemander && row.reply === null ? ['reply'] : [],
  }
}

import type { evaluationCalls } from '@portal/protocol/evaluations/calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { sql } from 'kysely'
import { holdMaker, holdStanding } from '../../account/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal, refuseBroken } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { writtenIn } from '../../text/written-in.ts'
import { evaluationMoves } from '../evaluation-moves.ts'
import { holdEvaluation } from '../hold.ts'
import { evaluationOf } from '../queries.ts'
import { isShownProvider } from '../standing.ts'
import { findWork } from '../work.ts'

/** Of two at once, the second finds that it was evaluated. */
const refuseSecond = refuseBroken({ evaluation_once: 'doneAlready' })

/**
 * Evaluates work that was completed for the caller; it is shown after a review.
 *
 * @throws Refusal where it was done for somebody else, is not completed, or has been evaluated
 */
export async function evaluate(
  services: Services,
  { body }: GivenOf<typeof evaluationCalls.add>,
  { accountId, userType, language }: Pick<Caller, 'accountId' | 'userType' | 'language'>,
): Promise<{ id: string }> {
  const { kind, id: subjectId, stars, content } = body
  const id = await moving(services, async ({ make, transaction }) => {
    await holdMaker(transaction, accountId)
    const work = await findWork(transaction, kind, subjectId)
    if (work.demanderId !== accountId) throw new Refusal('notForYou')
    await holdStanding(transaction, work.providerId)
    const columns = { demander_id: accountId, provider_id: work.providerId, title: work.title }
    const facts = {
      ...columns,
      links: work.links,
      is_completed: work.isCompleted,
      is_evaluated: (await evaluationOf(transaction, kind, subjectId)) !== undefined,
    }
    const doing = { action: 'add', as: 'demander', by: accountId } as const
    return make(evaluationMoves, facts, doing, async (state) =>
      transaction
        .insertInto('evaluation')
        .values({
          ...columns,
          kind,
          subject_id: subjectId,
          author_type: userType,
          service_id: work.serviceId,
          help_type: work.helpType,
          stars,
          content,
          language: writtenIn(content) ?? language,
          state,
          is_hidden: !(await isShownProvider(transaction, work.providerId)),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
        .catch(refuseSecond),
    )
  })
  return { id }
}

/**
 * Answers an evaluation of the caller's own work, once.
 *
 * @throws Refusal where it is of another's work, it is not shown, or it was answered
 */
export async function answerEvaluation(
  services: Services,
  { params: { id }, body: { content } }: GivenOf<typeof evaluationCalls.reply>,
  { accountId }: Pick<Caller, 'accountId'>,
): Promise<null> {
  await moving(services, async ({ changed, tell, transaction }) => {
    const row = await holdEvaluation(transaction, id)
    if (row.provider_id !== accountId) throw new Refusal('notForYou')
    if (row.state !== 'DISPLAYED') throw new Refusal('wrongState', { state: row.state })
    if (row.reply !== null) throw new Refusal('doneAlready')
    await transaction
      .updateTable('evaluation')
      .set({ reply: content, replied_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    changed(evaluationMoves, id)
    const { demander_id: to, title, links } = row
    if (to === null) return
    const params = { title }
    await tell({ to, type: 'SERVICE', event: 'evaluationAnswered', params, link: links.demander })
  })
  return null
}

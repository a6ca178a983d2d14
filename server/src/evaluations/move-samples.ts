import type { EvaluationState } from '@portal/protocol/evaluations/lifecycle.ts'
import { addPerson } from '../account/fixtures.ts'
import type { Database } from '../kernel/database/store.ts'
import type { MoveSample } from '../testing/move-sample.ts'
import { evaluationMoves } from './evaluation-moves.ts'
import { addEvaluation } from './fixtures/rows.ts'

/** Evaluations, for the walk through their lifecycle. */
export const evaluationSample: MoveSample = {
  movable: evaluationMoves,
  async add(db, state) {
    const demander = await addPerson(db)
    const provider = await addPerson(db, { userType: 'LAWYER' })
    const insert = async (transaction: Database, made: string) => ({
      id: await addEvaluation(transaction, [demander.id, provider.id], made as EvaluationState),
    })
    return {
      id: state === null ? null : (await insert(db, state)).id,
      facts: (holding) => ({
        demander_id: demander.id,
        provider_id: provider.id,
        title: '样例',
        links: { demander: '/demander', provider: '/provider' },
        is_completed: holding.has('isCompleted'),
        is_evaluated: !holding.has('isFirst'),
        reply: holding.has('isAnswered') ? '感谢信任。' : null,
      }),
      insert,
    }
  },
}

import type { EvaluationState } from '@portal/protocol/evaluations/lifecycle.ts'
import type { Services } from '../kernel/services.ts'
import { addSomebody, callerOf, type CallInputs } from '../testing/somebody.ts'
import { addEvaluation, addWork, evaluationGiven } from './fixtures/rows.ts'

/** One between two others. */
async function evaluation(
  services: Services,
  state?: EvaluationState,
  values?: Parameters<typeof addEvaluation>[3],
): Promise<string> {
  const { id: demander } = await addSomebody(services, 'ENTERPRISE')
  return addEvaluation(services.db, [demander, (await addSomebody(services, 'LAWYER')).id], state, values)
}

/** Work that was completed for the caller. */
async function completed(services: Services, token: string | undefined): Promise<string> {
  const { id } = await callerOf(services, token)
  return addWork(services.db, 'order', [id, (await addSomebody(services, 'LAWYER')).id])
}

const pathId = (id: string) => ({ params: { id } })

const refusal = { fault: 'PRIVATE', reason: '评价含有他人的联系方式' }

/** Of evaluations. */
export const callInputs: CallInputs = {
  'evaluations.page': async (services) => {
    for (const _ of [0, 1]) await evaluation(services, 'DISPLAYED')
    return {}
  },
  'evaluations.average': async (services) => ({
    query: { provider: (await addSomebody(services, 'LAWYER')).id },
  }),
  'evaluations.of': async (services, token) => ({
    params: { kind: 'order', id: await completed(services, token) },
  }),
  'evaluations.add': async (services, token) => ({
    body: { kind: 'order', id: await completed(services, token), ...evaluationGiven },
  }),
  'evaluations.reply': async (services, token) => {
    const provider = await callerOf(services, token, 'LAWYER')
    const { id: demander } = await addSomebody(services, 'ENTERPRISE')
    return {
      ...pathId(await addEvaluation(services.db, [demander, provider.id], 'DISPLAYED')),
      body: { content: '感谢信任。' },
    }
  },
  'evaluations.reviewPage': async (services) => {
    for (const _ of [0, 1]) await evaluation(services)
    return { query: { state: 'REVIEWING' } }
  },
  'evaluations.review': async (services) => pathId(await evaluation(services)),
  'evaluations.approve': async (services) => pathId(await evaluation(services)),
  'evaluations.reject': async (services) => ({ ...pathId(await evaluation(services)), body: refusal }),
  'evaluations.takeDownReply': async (services) => ({
    ...pathId(await evaluation(services, 'DISPLAYED', { reply: '感谢信任。', replied_at: new Date() })),
    body: refusal,
  }),
  'evaluations.assign': async (services) => ({
    ...pathId(await evaluation(services)),
    body: { to: null },
  }),
  'evaluations.takeDown': async (services) => ({
    ...pathId(await evaluation(services, 'DISPLAYED')),
    body: refusal,
  }),
}

export const ownersCalls = ['evaluations.reply']

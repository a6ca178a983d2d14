import type { AnswerState } from '@portal/protocol/assistant/constants.ts'
import type { Passage } from '@portal/protocol/assistant/schemas.ts'
import type { Services } from '../kernel/services.ts'
import { dayOfRow, fiveRows, type ListRows } from '../testing/list-rows.ts'
import { addSomebody, callerOf, type CallInputs } from '../testing/somebody.ts'

const question = '骆驼登记需要什么材料？'

/** A question that somebody has asked, in a conversation of its own. */
export async function addTurn(
  { db }: Pick<Services, 'db'>,
  accountId: string,
  {
    at = new Date(),
    verdict = null,
    state = 'FOUND',
    passages = [],
  }: { at?: Date; verdict?: 'UP' | 'DOWN' | null; state?: AnswerState; passages?: Passage[] } = {},
): Promise<{ conversation: string; turn: string }> {
  const { id: conversation } = await db
    .insertInto('assistant_conversation')
    .values({ account_id: accountId, title: question, asked_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: turn } = await db
    .insertInto('assistant_turn')
    .values({
      conversation_id: conversation,
      question,
      language: 'zh',
      state,
      generator: state === 'WRITING' ? 'Sample AI' : null,
      passages: JSON.stringify(passages),
      asked_before: '[]',
      asked_at: at,
      verdict,
      reason: verdict ? '没有回答骆驼的问题' : '',
      rated_at: verdict && at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { conversation, turn }
}

async function ownTurn(services: Services, token: string | undefined) {
  const { id } = await callerOf(services, token)
  return addTurn(services, id)
}

async function ratedTurn(services: Services): Promise<string> {
  const { id } = await addSomebody(services, 'PERSON')
  return (await addTurn(services, id, { verdict: 'DOWN' })).turn
}

/** Of the AI legal page. */
export const callInputs: CallInputs = {
  'assistant.standing': async () => ({}),
  'assistant.ask': async () => ({ body: { question } }),
  'assistant.write': async (services, token) => {
    const { id } = await callerOf(services, token)
    return { params: { id: (await addTurn(services, id, { state: 'WRITING' })).turn } }
  },
  'assistant.page': async (services, token) => {
    const { id } = await callerOf(services, token)
    for (const at of [0, 1]) await addTurn(services, id, { at: dayOfRow(at) })
    return {}
  },
  'assistant.read': async (services, token) => ({
    params: { id: (await ownTurn(services, token)).conversation },
  }),
  'assistant.remove': async (services, token) => ({
    params: { id: (await ownTurn(services, token)).conversation },
  }),
  'assistant.clear': async () => ({}),
  'assistant.consent': async () => ({ body: { agrees: false } }),
  'assistant.rate': async (services, token) => ({
    params: { id: (await ownTurn(services, token)).turn },
    body: { verdict: 'DOWN', reason: '没有说到骆驼' },
  }),
  'assistant.feedbackPage': async (services) => {
    for (const _ of [0, 1]) await ratedTurn(services)
    return {}
  },
  'assistant.feedbackRead': async (services) => ({ params: { id: await ratedTurn(services) } }),
  'assistant.markSeen': async (services) => ({ params: { id: await ratedTurn(services) } }),
}

/** About a conversation, or a question, that is one's own. */
export const ownersCalls = ['assistant.write', 'assistant.read', 'assistant.remove', 'assistant.rate']

/** What one has asked may always be deleted. */
export const openToFrozen = ['assistant.remove', 'assistant.clear']

export const listRows: ListRows = {
  'assistant.page': async (services, callerId) => {
    for (const at of fiveRows) await addTurn(services, callerId, { at: dayOfRow(at) })
  },
  'assistant.feedbackPage': async (services) => {
    const { id } = await addSomebody(services, 'PERSON')
    for (const at of fiveRows) {
      await addTurn(services, id, { at: dayOfRow(at), verdict: at % 2 === 0 ? 'DOWN' : 'UP' })
    }
  },
}

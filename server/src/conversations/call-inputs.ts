import type { Services } from '../kernel/services.ts'
import { fiveRows, type ListRows } from '../testing/list-rows.ts'
import { addSomebody, callerOf, type CallInputs } from '../testing/somebody.ts'

async function conversationOf(services: Services, token: string | undefined): Promise<string> {
  return conversationWith(services, (await callerOf(services, token)).id)
}

/** Of somebody and a lawyer, who has written twice. */
async function conversationWith(services: Services, id: string, lawyerId?: string): Promise<string> {
  const { db } = services
  const lawyer = { id: lawyerId ?? (await newLawyer(services)) }
  const [first, second] = [id, lawyer.id].toSorted()
  const conversation = await db
    .insertInto('conversation')
    .values({ first_id: first!, second_id: second! })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('conversation_entry')
    .values(
      ['您好', '请问有什么可以帮您？'].map((text) => ({
        conversation_id: conversation.id,
        author_id: lawyer.id,
        text,
      })),
    )
    .execute()
  return conversation.id
}

async function newLawyer(services: Services): Promise<string> {
  return (await addSomebody(services, 'LAWYER')).id
}

/** Of conversations, the caller’s own. */
export const callInputs: CallInputs = {
  'conversations.page': async (services, token) => {
    await conversationOf(services, token)
    return {}
  },
  'conversations.entries': async (services, token) => ({
    params: { id: await conversationOf(services, token) },
  }),
  'conversations.add': async (services) => ({ body: { to: await newLawyer(services), text: '您好' } }),
  'conversations.reply': async (services, token) => ({
    params: { id: await conversationOf(services, token) },
    body: { text: '谢谢' },
  }),
  'conversations.markRead': async (services, token) => ({
    params: { id: await conversationOf(services, token) },
  }),
  'conversations.writeToLawyer': async (services) => ({
    params: { id: await newLawyer(services) },
    body: { text: '您好' },
  }),
  'conversations.withLawyer': async (services, token) => {
    const id = await newLawyer(services)
    await conversationWith(services, (await callerOf(services, token)).id, id)
    return { params: { id } }
  },
}

export const ownersCalls = ['conversations.entries', 'conversations.markRead', 'conversations.reply']

export const openToFrozen = ['conversations.markRead']

export const listRows: ListRows = {
  'conversations.page': async (services, id) => {
    for (const _ of fiveRows) await conversationWith(services, id)
  },
}

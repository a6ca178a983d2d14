import { randomUUID } from 'node:crypto'
import { messageTypes } from '@portal/protocol/kernel/told.ts'
import type { Services } from '../kernel/services.ts'
import { dayOfRow, fiveRows, listDays, type ListRows } from '../testing/list-rows.ts'
import { callerOf, type CallInputs } from '../testing/somebody.ts'

async function messageOf(services: Services, token: string | undefined): Promise<string> {
  const { id } = await callerOf(services, token)
  const message = await services.db
    .insertInto('message')
    .values({ account_id: id, type: 'SYSTEM', event: 'verificationApproved', params: '{}', link: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return message.id
}

/** Of messages; rows that they name are the caller’s own. */
export const callInputs: CallInputs = {
  'messages.page': async (services, token) => {
    await messageOf(services, token)
    return { query: { type: 'SYSTEM' } }
  },
  'messages.unread': async () => ({}),
  'messages.read': async (services, token) => ({ params: { id: await messageOf(services, token) } }),
  'messages.markRead': async (services, token) => ({ params: { id: await messageOf(services, token) } }),
  'messages.markAllRead': async () => ({ query: { type: 'SYSTEM' } }),
  'messages.outbox': async () => ({ query: { page: '1' } }),
}

export const ownersCalls = ['messages.markRead', 'messages.read']

export const openToFrozen = ['messages.markAllRead', 'messages.markRead']

export const listRows: ListRows = {
  'messages.page': ({ db }, id) =>
    db
      .insertInto('message')
      .values(
        fiveRows.flatMap((at) =>
          messageTypes.map((type) => ({
            account_id: id,
            type,
            event: 'verificationApproved',
            params: '{}',
            link: null,
            created_at: dayOfRow(at),
            read_at: at < 2 ? listDays[1] : null,
          })),
        ),
      )
      .execute(),
  'messages.outbox': async ({ db, outbox }) => {
    const words = { channel: 'SMS', language: 'zh', subject: null, text: '样例', goodFor: 60 } as const
    for (const at of fiveRows)
      await outbox.write(db, { ...words, key: randomUUID(), recipient: `+86139000010${at}0` })
  },
}

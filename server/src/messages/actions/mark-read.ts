import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { messageCalls } from '@portal/protocol/messages/calls.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { ownMessage } from '../policy.ts'
import { markRead } from '../queries.ts'

export async function markMessageRead(
  { db }: Services,
  { params }: GivenOf<typeof messageCalls.markRead>,
  caller: Caller,
): Promise<null> {
  const { id } = await ownMessage(db, params.id, caller)
  await markRead(db, caller.accountId, { id })
  return null
}

/** Marks all of the caller's messages as read, or all of one type. */
export async function markAllRead(
  { db }: Services,
  { query: { type } }: GivenOf<typeof messageCalls.markAllRead>,
  { accountId }: Caller,
): Promise<{ marked: number }> {
  return { marked: await markRead(db, accountId, { type }) }
}

import type { conversationCalls } from '@portal/protocol/conversations/calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { choosePartner, ownConversation } from '../policy.ts'
import { shownEntries } from '../shown.ts'

/** What was written in one of the caller's conversations. */
export async function listEntries(
  services: Services,
  { params, query }: GivenOf<typeof conversationCalls.entries>,
  caller: Caller,
) {
  return shownEntries(services, caller.accountId, await ownConversation(services, params.id, caller), query)
}

/** The same by who is on the other side, whether a conversation has begun or not. */
export async function listEntriesWith(
  services: Services,
  { params, query: { type, ...paging } }: GivenOf<typeof conversationCalls.withLawyer>,
  caller: Caller,
) {
  const chosen = await choosePartner(services.db, { id: params.id, type, field: 'id' }, caller)
  return shownEntries(services, caller.accountId, chosen, paging)
}

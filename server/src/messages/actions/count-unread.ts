import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import { messageCalls } from '@portal/protocol/messages/calls.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'

/** How much waits to be read by the caller: each feature counts its own. */
export async function countAllUnread(
  { everyFeature }: Services,
  _given: object,
  { accountId }: Caller,
): Promise<AnswerOf<typeof messageCalls.unread>> {
  return messageCalls.unread.output.parse(await everyFeature.unread(accountId))
}

import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import type { pendingCalls } from '@portal/protocol/pending/calls.ts'
import type { Caller } from '../kernel/http/caller.ts'
import type { Services } from '../kernel/services.ts'

/** What waits for the caller in all features. */
export async function listPending(
  { everyFeature }: Services,
  { query }: GivenOf<typeof pendingCalls.page>,
  caller: Caller,
): Promise<AnswerOf<typeof pendingCalls.page>> {
  const { items, total } = await everyFeature.pending(caller, query)
  const content = items.map(({ since, ...item }) => ({ ...item, since: since.toISOString() }))
  return { content, page: pageInfoOf(query.page, query.size, total) }
}

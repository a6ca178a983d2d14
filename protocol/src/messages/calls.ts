import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { pageOf, queryPaging } from '../kernel/paging.ts'

export const channels = ['MAIL', 'SMS'] as const

/** A message that would have gone out, kept because no provider is set up. */
const keptMessage = z.object({
  id: z.string(),
  channel: z.enum(channels),
  recipient: z.string(),
  /** Null for an SMS. */
  subject: z.string().nullable(),
  text: z.string(),
  /** Instant (ISO 8601). */
  at: z.string(),
})

export const messageCalls = {
  outbox: call({
    method: 'GET',
    path: '/common/outbox/page',
    access: 'public',
    summary: 'Messages kept because no provider is set up, the newest first; outside production alone',
    query: z.object({ ...queryPaging, recipient: z.string().trim().max(254).optional() }),
    output: pageOf(keptMessage),
  }),
}

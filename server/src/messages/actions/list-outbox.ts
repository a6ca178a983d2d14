import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import type { messageCalls } from '@portal/protocol/messages/calls.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'

/**
 * What would have gone out if a provider were set up.
 *
 * @throws Refusal where the portal has no outbox to look into: it tells codes and links to anyone
 */
export async function listOutbox(
  { outbox, config }: Services,
  { query: { page, size, recipient } }: GivenOf<typeof messageCalls.outbox>,
): Promise<AnswerOf<typeof messageCalls.outbox>> {
  if (!config.hasOutbox) throw new Refusal('notFound')
  const { total, messages } = await outbox.kept({ recipient, offset: (page - 1) * size, limit: size })
  return {
    content: messages.map(({ id, channel, recipient: to, subject, text, at }) => ({
      id,
      channel,
      recipient: to,
      subject,
      text,
      at: at.toISOString(),
    })),
    page: pageInfoOf(page, size, total),
  }
}

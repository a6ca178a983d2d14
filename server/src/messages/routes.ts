import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import { messageCalls } from '@portal/protocol/messages/calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../kernel/http/bind.ts'
import type { Services } from '../kernel/services.ts'

export function messageRoutes(app: FastifyInstance, { outbox, config }: Services): void {
  // It tells codes and links to anyone: production has no such call.
  if (config.isProduction) return
  bind(app, messageCalls.outbox, async ({ query: { page, size, recipient } }) => {
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
  })
}

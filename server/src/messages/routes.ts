import type { Language } from '@portal/protocol/kernel/languages.ts'
import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import { messageCalls } from '@portal/protocol/messages/calls.ts'
import type { FastifyInstance } from 'fastify'
import { whoIs } from '../account/actions/confirm-password.ts'
import { countUnreadConversations } from '../conversations/actions/count-unread-conversations.ts'
import type { Database } from '../kernel/database/store.ts'
import { bind } from '../kernel/http/bind.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { noticeWords } from './actions/notice-words.ts'
import { countMessages, countUnread, findMessage, listMessages, markRead } from './queries.ts'

type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>

/** A message as its reader sees it: the words are made now, in the request's language. */
function shown(row: MessageRow, language: Language) {
  return {
    id: row.id,
    type: row.type,
    ...noticeWords(row.event, row.params, language),
    link: row.link,
    isRead: row.read_at !== null,
    at: row.created_at.toISOString(),
  }
}

/** @throws Refusal where there is no such message, or it is another's */
async function ownMessage(db: Database, accountId: string, id: string): Promise<MessageRow> {
  const row = await findMessage(db, id)
  if (!row) throw new Refusal('notFound')
  if (row.account_id !== accountId) throw new Refusal('notForYou')
  return row
}

export function messageRoutes(app: FastifyInstance, { db, outbox, config }: Services): void {
  bind(app, messageCalls.page, async ({ query, context }) => {
    const { accountId } = whoIs(context)
    const rows = await listMessages(db, accountId, query)
    const total = await countMessages(db, accountId, query)
    return {
      content: rows.map((row) => shown(row, context.language)),
      page: pageInfoOf(query.page, query.size, total),
    }
  })

  bind(app, messageCalls.unread, async ({ context }) => {
    const { accountId } = whoIs(context)
    const counts = await countUnread(db, accountId)
    return { ...counts, conversations: await countUnreadConversations(db, accountId) }
  })

  bind(app, messageCalls.read, async ({ params, context }) =>
    shown(await ownMessage(db, whoIs(context).accountId, params.id), context.language),
  )

  bind(app, messageCalls.markRead, async ({ params, context }) => {
    const { account_id: accountId, id } = await ownMessage(db, whoIs(context).accountId, params.id)
    await markRead(db, accountId, { id })
    return null
  })

  bind(app, messageCalls.markAllRead, async ({ query, context }) => ({
    marked: await markRead(db, whoIs(context).accountId, { type: query.type }),
  }))

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

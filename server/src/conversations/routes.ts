import { conversationCalls } from '@portal/protocol/conversations/calls.ts'
import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import type { FastifyInstance } from 'fastify'
import { whoIs } from '../account/actions/confirm-password.ts'
import { bind } from '../kernel/http/bind.ts'
import type { Services } from '../kernel/services.ts'
import { listOwnConversations } from './actions/list-own-conversations.ts'
import { markConversationRead } from './actions/mark-conversation-read.ts'
import { reply } from './actions/reply.ts'
import { writeTo } from './actions/write-to.ts'
import { choosePartner } from './choose-partner.ts'
import { ownConversation } from './own-conversation.ts'
import { countConversations } from './queries.ts'
import { shownEntries } from './shown.ts'

export function conversationRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  bind(app, conversationCalls.page, async ({ query, context }) => {
    const { accountId } = whoIs(context)
    return {
      content: await listOwnConversations(db, accountId, query),
      page: pageInfoOf(query.page, query.size, await countConversations(db, accountId)),
    }
  })

  bind(app, conversationCalls.entries, async ({ params, query, context }) => {
    const { accountId } = whoIs(context)
    const { id, partner } = await ownConversation(db, accountId, params.id)
    return shownEntries(db, accountId, { conversationId: id, partner }, query)
  })

  bind(app, conversationCalls.add, async ({ body: { to, text }, context }) => {
    const { accountId } = whoIs(context)
    const choice = { id: to, type: 'lawyer', field: 'to' } as const
    const { partner } = await choosePartner(db, accountId, choice, context.language)
    return writeTo(services, accountId, partner, text)
  })

  bind(app, conversationCalls.reply, ({ params, body, context }) =>
    reply(services, whoIs(context).accountId, params.id, body.text),
  )

  bind(app, conversationCalls.markRead, async ({ params, context }) => {
    await markConversationRead(db, whoIs(context).accountId, params.id)
    return null
  })

  bind(app, conversationCalls.writeToLawyer, async ({ params, query: { type }, body, context }) => {
    const { accountId } = whoIs(context)
    const choice = { id: params.id, type, field: 'id' }
    const { partner } = await choosePartner(db, accountId, choice, context.language)
    return writeTo(services, accountId, partner, body.text)
  })

  bind(app, conversationCalls.withLawyer, async ({ params, query: { type, ...paging }, context }) => {
    const { accountId } = whoIs(context)
    const choice = { id: params.id, type, field: 'id' }
    const chosen = await choosePartner(db, accountId, choice, context.language)
    return shownEntries(db, accountId, chosen, paging)
  })
}

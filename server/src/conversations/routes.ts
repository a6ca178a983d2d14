import { conversationCalls } from '@portal/protocol/conversations/calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { listEntries, listEntriesWith } from './actions/list-entries.ts'
import { listOwnConversations } from './actions/list-own-conversations.ts'
import { markConversationRead } from './actions/mark-conversation-read.ts'
import { reply } from './actions/reply.ts'
import { write, writeToLawyer } from './actions/write-to.ts'

export function conversationRoutes(bind: Bind): void {
  bind(conversationCalls.page, listOwnConversations)
  bind(conversationCalls.entries, listEntries)
  bind(conversationCalls.add, write)
  bind(conversationCalls.reply, reply)
  bind(conversationCalls.markRead, markConversationRead)
  bind(conversationCalls.writeToLawyer, writeToLawyer)
  bind(conversationCalls.withLawyer, listEntriesWith)
}

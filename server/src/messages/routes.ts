import { messageCalls } from '@portal/protocol/messages/calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { countAllUnread } from './actions/count-unread.ts'
import { listOutbox } from './actions/list-outbox.ts'
import { markAllRead, markMessageRead } from './actions/mark-read.ts'
import { listMessages, readMessage } from './actions/read-messages.ts'

export function messageRoutes(bind: Bind): void {
  bind(messageCalls.page, listMessages)
  bind(messageCalls.unread, countAllUnread)
  bind(messageCalls.read, readMessage)
  bind(messageCalls.markRead, markMessageRead)
  bind(messageCalls.markAllRead, markAllRead)
  bind(messageCalls.outbox, listOutbox)
}

import type { Feature } from '../kernel/feature.ts'
import { ownMessages } from './own-messages.ts'
import { countUnread } from './queries.ts'
import { messageRoutes } from './routes.ts'

export const messagesFeature = {
  name: 'messages',
  tables: ['message'],
  routes: messageRoutes,
  accounts: { 'message.account_id': { leaving: 'row goes', exported: true } },
  exported: ownMessages,
  unread: countUnread,
} as const satisfies Feature

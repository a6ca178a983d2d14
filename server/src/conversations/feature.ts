import type { Feature } from '../kernel/feature.ts'
import { countUnreadConversations } from './count-unread.ts'
import { demoExchanges } from './demo.ts'
import { filesSent } from './entry-files.ts'
import { forgetWriter } from './forget-writer.ts'
import { ownEntries } from './own-entries.ts'
import { conversationRoutes } from './routes.ts'

export const conversationsFeature = {
  name: 'conversations',
  tables: ['conversation', 'conversation_entry', 'conversation_file'],
  routes: conversationRoutes,
  accounts: {
    'conversation.first_id': {
      leaving: { kept: 'the other side keeps the conversation, with a username' },
      exported: true,
    },
    'conversation.second_id': {
      leaving: { kept: 'the other side keeps the conversation, with a username' },
      exported: true,
    },
    'conversation.left_by': {
      leaving: { kept: 'the other side keeps the conversation, with a username' },
      exported: { not: 'who works on what is the staff’s affair' },
    },
    'conversation_entry.author_id': {
      leaving: { kept: 'what was written to others stays with those, under the username' },
      exported: true,
    },
    'conversation_entry.written_by': {
      leaving: { kept: 'what was written to others stays with those, under the username' },
      exported: true,
    },
  },
  leaving: { keepsFiles: filesSent, erase: forgetWriter },
  exported: ownEntries,
  unread: async (db, accountId) => ({ conversations: await countUnreadConversations(db, accountId) }),
  demo: [demoExchanges],
} as const satisfies Feature

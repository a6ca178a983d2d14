import type { Feature } from '../kernel/feature.ts'
import { ownQuestions } from './leaving.ts'
import { deleteOldConversations } from './old-conversations.ts'
import { countUnseen } from './queries.ts'
import { assistantRoutes } from './routes.ts'

export const assistantFeature = {
  name: 'assistant',
  tables: ['assistant_account', 'assistant_conversation', 'assistant_turn'],
  routes: assistantRoutes,
  jobs: (services) => [
    { name: 'delete-old-conversations', cron: '30 3 * * *', run: () => deleteOldConversations(services) },
  ],
  accounts: {
    'assistant_account.account_id': { leaving: 'row goes', exported: true },
    'assistant_conversation.account_id': { leaving: 'row goes', exported: true },
  },
  exported: ownQuestions,
  waiting: [{ kind: 'answerFeedback', role: 'DESK', count: countUnseen }],
} as const satisfies Feature

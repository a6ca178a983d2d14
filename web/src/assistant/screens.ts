import type * as assistant from '@portal/protocol/words/zh/assistant.ts'
import type { Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    assistant: typeof assistant
  }
}

export const screens: readonly Screen[] = [
  {
    path: 'service/aiLegal',
    page: () => import('./pages/ai-legal-page.tsx'),
    words: ['assistant', 'askLaw', 'laws', 'forms', 'kernel'],
    menus: { service: 5 },
    icon: 'question',
  },
  {
    path: 'admin/aiLegal',
    waiting: { kind: 'answerFeedback', query: 'verdict=DOWN&seen=no' },
    page: () => import('./pages/feedback-list-page.tsx'),
    words: ['assistant', 'assistantDesk'],
    roles: ['DESK'],
    menus: { admin: 23 },
    group: 'handling',
    icon: 'like',
  },
  {
    path: 'admin/aiLegal/detail',
    page: () => import('./pages/feedback-page.tsx'),
    words: ['assistant', 'assistantDesk', 'laws'],
    roles: ['DESK'],
    under: 'admin/aiLegal',
  },
]

import type * as pending from '@portal/protocol/words/zh/pending.ts'
import type { Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    pending: typeof pending
  }
}

export const screens: readonly Screen[] = [
  {
    path: 'content/waiting',
    page: () => import('./pages/waiting-page.tsx'),
    words: ['pending'],
    menus: { content: 0 },
    icon: 'bell',
  },
]

import type * as find from '@portal/protocol/words/zh/find.ts'
import type { Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    find: typeof find
  }
}

export const screens: readonly Screen[] = [
  {
    path: 'search',
    page: () => import('./pages/find-page.tsx'),
    words: ['find', 'search', 'askInstead'],
    noIndex: true,
  },
]

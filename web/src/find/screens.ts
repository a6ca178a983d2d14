import type * as feeds from '@portal/protocol/words/zh/feeds.ts'
import type * as find from '@portal/protocol/words/zh/find.ts'
import type { Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    feeds: typeof feeds
    find: typeof find
  }
}

export const screens: readonly Screen[] = [
  {
    path: 'search',
    page: () => import('./pages/find-page.tsx'),
    words: ['find', 'laws', 'search', 'publicationKinds', 'askInstead'],
    noIndex: true,
  },
]

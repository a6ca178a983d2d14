import type { Screen } from '../app/screen.ts'

/** What is not published yet, of whatever kind: it rests on the features of all of them. */
export const screens: readonly Screen[] = [
  {
    path: 'information/preview',
    page: () => import('./pages/preview-page.tsx'),
    words: ['publications', 'citations', 'laws', 'events', 'products', 'providers'],
    noIndex: true,
  },
]

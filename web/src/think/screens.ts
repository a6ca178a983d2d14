import type * as think from '@portal/protocol/words/zh/think.ts'
import type { Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    think: typeof think
  }
}

export const screens: readonly Screen[] = [
  {
    path: 'think',
    page: () => import('./pages/think-page.tsx'),
    words: ['think', 'providers'],
    menus: { communication: 11 },
    icon: 'chart',
  },
]

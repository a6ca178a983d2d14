import type * as cases from '@portal/protocol/words/zh/cases.ts'
import type { Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    cases: typeof cases
  }
}

export const screens: readonly Screen[] = [
  {
    path: 'legal/analysis',
    page: () => import('./pages/analysis-page.tsx'),
    words: ['search', 'cases'],
    menus: { legal: 1 },
    icon: 'chart',
  },
]

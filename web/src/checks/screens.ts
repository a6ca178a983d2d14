import type * as checks from '@portal/protocol/words/zh/checks.ts'
import type { Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    checks: typeof checks
  }
}

export const screens: readonly Screen[] = [
  {
    path: 'legal/check',
    page: () => import('./pages/check-page.tsx'),
    words: ['checks', 'forms', 'kernel'],
    menus: { legal: 5 },
    icon: 'check',
  },
]

import type * as glossary from '@portal/protocol/words/zh/glossary.ts'
import type { Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    glossary: typeof glossary
  }
}

export const screens: readonly Screen[] = [
  {
    path: 'legal/glossary',
    page: () => import('./pages/glossary-page.tsx'),
    words: ['glossary'],
    menus: { legal: 2 },
    icon: 'languages',
  },
  {
    path: 'admin/glossary',
    page: () => import('./pages/glossary-desk-page.tsx'),
    words: ['glossaryDesk', 'glossary', 'forms', 'kernel'],
    roles: ['EDITOR'],
    menus: { admin: 43 },
    group: 'platform',
    icon: 'languages',
  },
]

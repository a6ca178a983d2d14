import type * as reference from '@portal/protocol/words/zh/reference.ts'
import type { Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    reference: typeof reference
  }
}

export const screens: readonly Screen[] = [
  {
    path: 'admin/dictionaries',
    page: () => import('./pages/dictionaries-page.tsx'),
    words: ['dictionaries', 'forms', 'kernel'],
    roles: ['EDITOR'],
    menus: { admin: 42 },
    group: 'platform',
    icon: 'list',
  },
]

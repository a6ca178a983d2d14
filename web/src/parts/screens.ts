import { adminRoles } from '@portal/protocol/kernel/user-types.ts'
import type * as parts from '@portal/protocol/words/zh/parts.ts'
import type { Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    parts: typeof parts
  }
}

export const screens: readonly Screen[] = [
  {
    path: 'admin/parts',
    page: () => import('./pages/parts-page.tsx'),
    words: ['parts', 'kernel', 'forms'],
    roles: adminRoles,
  },
]

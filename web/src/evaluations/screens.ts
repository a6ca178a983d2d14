import type * as evaluations from '@portal/protocol/words/zh/evaluations.ts'
import type { Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    evaluations: typeof evaluations
  }
}

export const screens: readonly Screen[] = [
  {
    path: 'admin/evaluations',
    waiting: { kind: 'evaluations', query: 'state=REVIEWING' },
    page: () => import('./pages/reviewed-evaluations-page.tsx'),
    words: ['evaluations', 'evaluationsDesk', 'userTypes'],
    roles: ['MODERATOR'],
    menus: { admin: 13 },
    group: 'review',
    icon: 'star',
  },
  {
    path: 'admin/evaluations/detail',
    page: () => import('./pages/reviewed-evaluation-page.tsx'),
    words: ['evaluations', 'evaluationsDesk', 'userTypes', 'forms', 'kernel'],
    roles: ['MODERATOR'],
    under: 'admin/evaluations',
  },
]

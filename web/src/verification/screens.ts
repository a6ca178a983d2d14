import type * as verification from '@portal/protocol/words/zh/verification.ts'
import type { Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    verification: typeof verification
  }
}

export const screens: readonly Screen[] = [
  {
    path: 'admin/verifications',
    waiting: { kind: 'verifications', query: 'state=PENDING' },
    page: () => import('./pages/verifications-page.tsx'),
    words: ['verification', 'userTypes'],
    roles: ['VERIFIER'],
    menus: { admin: 11 },
    group: 'review',
    icon: 'shield',
  },
  {
    path: 'admin/verifications/detail',
    page: () => import('./pages/verification-page.tsx'),
    words: ['verification', 'verified', 'provider', 'userTypes', 'forms', 'kernel'],
    roles: ['VERIFIER'],
  },
]

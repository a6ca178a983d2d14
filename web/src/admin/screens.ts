import { adminRoles } from '@portal/protocol/kernel/user-types.ts'
import type * as admin from '@portal/protocol/words/zh/admin.ts'
import type { Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    admin: typeof admin
  }
}

export const screens: readonly Screen[] = [
  {
    path: 'admin',
    page: () => import('./pages/overview-page.tsx'),
    words: ['oversight', 'waiting', 'userTypes'],
    roles: adminRoles,
    menus: { admin: 1, user: 4 },
  },
  {
    path: 'admin/people',
    page: () => import('./pages/people-page.tsx'),
    words: ['people', 'verification', 'userTypes'],
    roles: ['VERIFIER'],
    menus: { admin: 6 },
  },
  {
    path: 'admin/people/detail',
    page: () => import('./pages/person-page.tsx'),
    words: ['people', 'verification', 'verified', 'provider', 'userTypes', 'forms', 'kernel'],
    roles: ['VERIFIER'],
  },
  {
    path: 'admin/audit',
    page: () => import('./pages/audit-page.tsx'),
    words: ['oversight', 'audit'],
    roles: ['AUDITOR'],
    menus: { admin: 10 },
  },
  {
    path: 'admin/outbox',
    waiting: { kind: 'messages', query: 'state=QUEUED' },
    page: () => import('./pages/outbox-page.tsx'),
    words: ['oversight'],
    roles: ['AUDITOR'],
    menus: { admin: 11 },
  },
  {
    path: 'admin/settings',
    page: () => import('./pages/settings-page.tsx'),
    words: ['oversight', 'forms', 'kernel'],
    roles: ['SUPER'],
    menus: { admin: 12 },
  },
  {
    path: 'admin/security',
    page: () => import('./pages/security-page.tsx'),
    words: ['forms', 'kernel'],
    roles: adminRoles,
    menus: { admin: 13 },
  },
]

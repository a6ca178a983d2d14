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
    icon: 'chart',
  },
  {
    path: 'admin/people',
    page: () => import('./pages/people-page.tsx'),
    words: ['people', 'verification', 'userTypes'],
    roles: ['VERIFIER'],
    menus: { admin: 41 },
    group: 'platform',
    icon: 'person',
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
    menus: { admin: 46 },
    group: 'platform',
    icon: 'history',
  },
  {
    path: 'admin/outbox',
    waiting: { kind: 'messages', query: 'state=QUEUED' },
    page: () => import('./pages/outbox-page.tsx'),
    words: ['oversight'],
    roles: ['AUDITOR'],
    menus: { admin: 47 },
    group: 'platform',
    icon: 'mail',
  },
  {
    path: 'admin/settings',
    page: () => import('./pages/settings-page.tsx'),
    words: ['oversight', 'forms', 'kernel'],
    roles: ['SUPER'],
    menus: { admin: 48 },
    group: 'platform',
    icon: 'globe',
  },
  {
    path: 'admin/security',
    page: () => import('./pages/security-page.tsx'),
    words: ['forms', 'kernel'],
    roles: adminRoles,
    menus: { admin: 49 },
    group: 'platform',
    icon: 'lock',
  },
]

import { registeredTypes } from '@portal/protocol/kernel/user-types.ts'
import type * as reports from '@portal/protocol/words/zh/reports.ts'
import type { Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    reports: typeof reports
  }
}

export const screens: readonly Screen[] = [
  {
    path: 'usercenter/download',
    page: () => import('./pages/download-page.tsx'),
    words: ['reports', 'reportStates', 'forms', 'kernel'],
    for: registeredTypes,
    menus: { usercenter: 7 },
    icon: 'document',
  },
  {
    path: 'admin/reports',
    waiting: { kind: 'reportRequests', query: 'sort=waiting' },
    page: () => import('./pages/reports-desk-page.tsx'),
    words: ['reportsDesk', 'reportStates', 'forms', 'kernel'],
    roles: ['DESK'],
    menus: { admin: 25 },
    group: 'handling',
    icon: 'document',
  },
]

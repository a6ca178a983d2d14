import { registeredTypes } from '@portal/protocol/kernel/user-types.ts'
import type * as alerts from '@portal/protocol/words/zh/alerts.ts'
import type { Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    alerts: typeof alerts
  }
}

export const screens: readonly Screen[] = [
  {
    path: 'usercenter/alerts',
    page: () => import('./pages/own-alerts-page.tsx'),
    words: ['alerts', 'forms', 'kernel'],
    for: registeredTypes,
    menus: { usercenter: 9 },
    group: 'mine',
    icon: 'bell',
  },
  {
    path: 'usercenter/alerts/new',
    page: () => import('./pages/save-search-page.tsx'),
    words: ['alerts', 'forms', 'kernel'],
    for: registeredTypes,
    under: 'usercenter/alerts',
  },
  {
    path: 'alerts/end',
    page: () => import('./pages/end-page.tsx'),
    words: ['alertLinks'],
    noIndex: true,
  },
  {
    path: 'alerts/confirm',
    page: () => import('./pages/confirm-page.tsx'),
    words: ['alertLinks'],
    noIndex: true,
  },
]

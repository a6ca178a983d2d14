import { adminRoles, registeredTypes } from '@portal/protocol/kernel/user-types.ts'
import type * as messages from '@portal/protocol/words/zh/messages.ts'
import type { Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    messages: typeof messages
  }
}

export const screens: readonly Screen[] = [
  {
    path: 'account/outbox',
    page: () => import('./pages/outbox-page.tsx'),
    words: ['outbox'],
    noIndex: true,
  },
  {
    path: 'usercenter/system',
    page: () => import('./pages/system-page.tsx'),
    words: ['messages'],
    for: registeredTypes,
    menus: { usercenter: 4 },
    icon: 'bell',
  },
  {
    path: 'admin/messages',
    page: () => import('./pages/staff-messages-page.tsx'),
    words: ['messages'],
    roles: adminRoles,
    menus: { admin: 2, user: 5 },
    icon: 'bell',
  },
]

import { registeredTypes, userTypes } from '@portal/protocol/kernel/user-types.ts'
import type { Screen } from '../screen.ts'

/** Screens that show one of several features' pages, by what their address asks for. */
export const screens: readonly Screen[] = [
  {
    path: 'legal/query',
    page: () => import('./search-page.tsx'),
    words: ['search', 'laws', 'cases', 'askInstead'],
    keepAlive: true,
  },
  {
    path: 'legal/details',
    page: () => import('./details-page.tsx'),
    words: ['search', 'laws', 'versions', 'citations', 'cases'],
    showsWay: true,
    for: userTypes,
  },
  {
    path: 'usercenter/message',
    page: () => import('./message-page.tsx'),
    words: ['messages', 'conversations', 'forms', 'kernel'],
    for: registeredTypes,
    menus: { usercenter: 5, user: 3 },
    icon: 'speech',
  },
]

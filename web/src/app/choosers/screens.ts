import { registeredTypes, userTypes } from '@portal/protocol/kernel/user-types.ts'
import { where, type Screen } from '../screen.ts'

/** Screens of several features: which of them, their address says. */
export const screens: readonly Screen[] = [
  {
    path: 'legal/query',
    page: () => import('../../laws/pages/search-page.tsx'),
    instead: { at: where('tab', 'cases'), page: () => import('../../cases/pages/case-search-page.tsx') },
    words: ['search', 'laws', 'cases', 'askInstead'],
    keepAlive: true,
  },
  {
    path: 'legal/details',
    page: () => import('../../laws/pages/law-page.tsx'),
    instead: { at: where('type', 'case'), page: () => import('../../cases/pages/case-page.tsx') },
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

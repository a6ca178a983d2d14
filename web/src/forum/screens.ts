import { registeredTypes, userTypes } from '@portal/protocol/kernel/user-types.ts'
import type * as forum from '@portal/protocol/words/zh/forum.ts'
import type { Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    forum: typeof forum
  }
}

export const screens: readonly Screen[] = [
  {
    path: 'communication/forum',
    page: () => import('./pages/forum-page.tsx'),
    words: ['forum'],
    keepAlive: true,
    menus: { communication: 10 },
    icon: 'list',
  },
  /** Its list is known to search engines by the list's own address. */
  {
    path: 'communication/forum/detail',
    page: () => import('./pages/post-page.tsx'),
    list: () => import('./pages/forum-page.tsx'),
    words: ['forum', 'forumThread', 'citations', 'laws', 'userTypes', 'forms', 'kernel'],
    under: 'communication/forum',
    noIndex: true,
  },
  {
    path: 'communication/forum/release',
    page: () => import('./pages/release-page.tsx'),
    words: ['forumForm', 'forms', 'kernel'],
    for: userTypes,
    under: 'communication/forum',
    showsWay: true,
  },
  {
    path: 'usercenter/myBBS',
    page: () => import('./pages/own-posts-page.tsx'),
    words: ['forum', 'ownPosts'],
    for: registeredTypes,
    menus: { usercenter: 6 },
    icon: 'people',
  },
  {
    path: 'admin/forum',
    waiting: { kind: 'forumPosts', query: 'state=REVIEWING' },
    page: () => import('./pages/reviewed-posts-page.tsx'),
    words: ['forum', 'forumDesk', 'userTypes'],
    roles: ['MODERATOR'],
    menus: { admin: 14 },
    group: 'review',
    icon: 'people',
  },
  {
    path: 'admin/forum/detail',
    page: () => import('./pages/reviewed-post-page.tsx'),
    words: ['forum', 'forumDesk', 'forumThread', 'citations', 'laws', 'userTypes', 'forms', 'kernel'],
    roles: ['MODERATOR'],
    under: 'admin/forum',
  },
  {
    path: 'admin/forum/reports',
    waiting: { kind: 'forumReports', query: 'state=OPEN' },
    page: () => import('./pages/reports-page.tsx'),
    words: ['forum', 'forumDesk', 'forms', 'kernel'],
    roles: ['MODERATOR'],
    menus: { admin: 15 },
    group: 'review',
    icon: 'alert',
  },
]

import { userTypes } from '@portal/protocol/kernel/user-types.ts'
import type * as lookupDesk from '@portal/protocol/words/zh/lookup-desk.ts'
import type * as lookups from '@portal/protocol/words/zh/lookups.ts'
import type { Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    lookupDesk: typeof lookupDesk
    lookups: typeof lookups
  }
}

export const screens: readonly Screen[] = [
  {
    path: 'legal/apply',
    page: () => import('./pages/apply-page.tsx'),
    words: ['lookups', 'lookupForm', 'records', 'forms', 'kernel'],
    for: userTypes,
    menus: { legal: 4 },
    icon: 'send',
  },
  {
    path: 'content/lookup',
    page: () => import('./pages/own-lookups-page.tsx'),
    words: ['lookups', 'lookupsList', 'lookupMoves', 'records', 'pending', 'forms', 'kernel'],
    menus: { content: 5 },
    group: 'lookups',
    menuWord: 'nav.lookups',
    icon: 'search',
  },
  {
    path: 'content/lookup/form',
    page: () => import('./pages/content-apply-page.tsx'),
    words: ['lookups', 'lookupForm', 'records', 'forms', 'kernel'],
    under: 'content/lookup',
  },
  {
    path: 'content/lookup/detail',
    page: () => import('./pages/own-lookup-page.tsx'),
    words: [
      'lookups',
      'lookup',
      'lookupResult',
      'lookupMoves',
      'citations',
      'laws',
      'records',
      'conversations',
      'forms',
      'kernel',
    ],
    under: 'content/lookup',
  },
  {
    path: 'admin/lookups',
    waiting: [
      { kind: 'lookups', query: 'waits=DECISION' },
      { kind: 'lookupsDue', query: 'waits=RESULT' },
    ],
    page: () => import('./pages/desk-lookups-page.tsx'),
    words: ['lookups', 'lookupsDesk'],
    roles: ['DESK'],
    menus: { admin: 24 },
    group: 'handling',
    icon: 'search',
  },
  {
    path: 'admin/lookups/detail',
    page: () => import('./pages/desk-lookup-page.tsx'),
    words: [
      'lookups',
      'lookupsDesk',
      'lookupResult',
      'citations',
      'laws',
      'records',
      'conversations',
      'forms',
      'kernel',
    ],
    roles: ['DESK'],
  },
]

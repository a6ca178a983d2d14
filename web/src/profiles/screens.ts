import { agencyTypes, registeredTypes, userTypes } from '@portal/protocol/kernel/user-types.ts'
import type * as profiles from '@portal/protocol/words/zh/profiles.ts'
import type { Screen, Section } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    profiles: typeof profiles
  }
}

export const screens: readonly (Screen | Section)[] = [
  { path: 'usercenter', to: 'usercenter/profile', for: registeredTypes, menus: { user: 2 } },
  {
    path: 'usercenter/profile',
    page: () => import('./pages/profile-page.tsx'),
    words: ['profile', 'verified', 'provider', 'userTypes', 'forms', 'kernel'],
    for: userTypes,
    menus: { usercenter: 1 },
    group: 'account',
    icon: 'person',
  },
  {
    path: 'usercenter/organization',
    page: () => import('./pages/organization-page.tsx'),
    words: ['organization', 'verified', 'provider', 'forms', 'kernel'],
    for: agencyTypes,
    menus: { usercenter: 2 },
    group: 'account',
    icon: 'case',
  },
]

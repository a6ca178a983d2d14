import { userTypes } from '@portal/protocol/kernel/user-types.ts'
import type * as account from '@portal/protocol/words/zh/account.ts'
import type { Screen, Section } from '../app/screen.ts'
import type { Catalogue } from '../app/words.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    account: typeof account
  }
}

const words: Catalogue[] = ['account', 'forms', 'kernel']

export const screens: readonly (Screen | Section)[] = [
  { path: 'account', to: 'account/login' },
  {
    path: 'account/login',
    page: () => import('./pages/login-page.tsx'),
    words: ['account', 'userTypes', 'forms', 'kernel'],
    noIndex: true,
  },
  { path: 'account/reset', page: () => import('./pages/reset-page.tsx'), words, noIndex: true },
  {
    path: 'account/register',
    page: () => import('./pages/register-page.tsx'),
    words: ['account'],
    noIndex: true,
  },
  {
    path: 'account/register/personal',
    page: () => import('./pages/register-person-page.tsx'),
    words,
    noIndex: true,
  },
  {
    path: 'account/register/enterprise',
    page: () => import('./pages/register-company-page.tsx'),
    words: ['account', 'verified', 'forms', 'kernel'],
    noIndex: true,
  },
  {
    path: 'account/register/organization',
    page: () => import('./pages/register-agency-page.tsx'),
    words: ['account', 'verified', 'userTypes', 'forms', 'kernel'],
    noIndex: true,
  },
  {
    path: 'account/register/lawyer',
    page: () => import('./pages/register-lawyer-page.tsx'),
    words: ['account', 'verified', 'forms', 'kernel'],
    noIndex: true,
  },
  {
    path: 'usercenter/safety',
    page: () => import('./pages/safety-page.tsx'),
    words: ['safety', ...words],
    for: userTypes,
    menus: { usercenter: 3 },
    group: 'account',
    icon: 'lock',
  },
]

import { providerTypes, userTypes } from '@portal/protocol/kernel/user-types.ts'
import type * as lawServices from '@portal/protocol/words/zh/law-services.ts'
import type { Screen, Section } from '../app/screen.ts'
import type { Catalogue } from '../app/words.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    lawServices: typeof lawServices
  }
}

const releaseWords: Catalogue[] = [
  'lawServices',
  'help',
  'serviceForm',
  'ownServices',
  'forms',
  'kernel',
  'records',
]

export const screens: readonly (Screen | Section)[] = [
  {
    path: 'admin/services',
    waiting: { kind: 'services', query: 'state=REVIEWING' },
    page: () => import('./pages/reviewed-services-page.tsx'),
    words: ['lawServices', 'help', 'servicesDesk'],
    roles: ['MODERATOR'],
    menus: { admin: 16 },
    group: 'review',
    icon: 'case',
  },
  {
    path: 'admin/services/detail',
    page: () => import('./pages/reviewed-service-page.tsx'),
    words: ['lawServices', 'help', 'records', 'servicesDesk', 'userTypes', 'forms', 'kernel'],
    roles: ['MODERATOR'],
  },
  {
    path: 'service/desk',
    page: () => import('./pages/desk-page.tsx'),
    words: ['lawServices', 'help', 'records', 'serviceDesk', 'userTypes'],
    keepAlive: true,
    menus: { service: 3 },
    icon: 'case',
  },
  {
    path: 'service/desk/details',
    page: () => import('./pages/service-details-page.tsx'),
    words: [
      'lawServices',
      'help',
      'records',
      'serviceDesk',
      'userTypes',
      'orderBox',
      'evaluations',
      'forms',
      'kernel',
    ],
    for: userTypes,
    under: 'service/desk',
  },
  {
    path: 'service/desk/release',
    page: () => import('./pages/release-page.tsx'),
    words: releaseWords,
    for: userTypes,
    showsWay: true,
  },
  { path: 'content/service', to: 'content/service/manage' },
  {
    path: 'content/service/manage',
    page: () => import('./pages/own-services-page.tsx'),
    words: ['lawServices', 'records', 'ownServices', 'pending', 'forms', 'kernel'],
    for: providerTypes,
    menus: { content: 3 },
    group: 'services',
    icon: 'document',
  },
  {
    path: 'content/service/detail',
    page: () => import('./pages/own-service-page.tsx'),
    words: ['lawServices', 'help', 'records', 'ownServices', 'serviceForm', 'forms', 'kernel'],
    for: providerTypes,
    under: 'content/service/manage',
  },
  {
    path: 'content/service/release',
    page: () => import('./pages/content-release-page.tsx'),
    words: releaseWords,
    for: providerTypes,
    under: 'content/service/manage',
    showsWay: true,
  },
]

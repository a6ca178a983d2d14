import { providerTypes, registeredTypes, userTypes } from '@portal/protocol/kernel/user-types.ts'
import type * as cooperation from '@portal/protocol/words/zh/cooperation.ts'
import type * as demand from '@portal/protocol/words/zh/demand.ts'
import type * as ownRequirements from '@portal/protocol/words/zh/own-requirements.ts'
import type * as requirements from '@portal/protocol/words/zh/requirements.ts'
import type { Screen, Section } from '../app/screen.ts'
import type { Catalogue } from '../app/words.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    cooperation: typeof cooperation
    demand: typeof demand
    ownRequirements: typeof ownRequirements
    requirements: typeof requirements
  }
}

const releaseWords: Catalogue[] = [
  'requirements',
  'help',
  'requirementForm',
  'ownRequirements',
  'forms',
  'kernel',
  'userTypes',
  'records',
]

export const screens: readonly (Screen | Section)[] = [
  {
    path: 'admin/requirements',
    waiting: { kind: 'requirements', query: 'state=REVIEWING' },
    page: () => import('./pages/reviewed-requirements-page.tsx'),
    words: ['requirements', 'help', 'requirementsDesk', 'userTypes'],
    roles: ['MODERATOR'],
    menus: { admin: 12 },
    group: 'review',
    icon: 'flag',
  },
  {
    path: 'admin/requirements/detail',
    page: () => import('./pages/reviewed-requirement-page.tsx'),
    words: ['requirements', 'help', 'requirementsDesk', 'userTypes', 'forms', 'kernel'],
    roles: ['MODERATOR'],
  },
  { path: 'content', to: 'content/request/manage', for: registeredTypes, menus: { user: 1 } },
  { path: 'content/request', to: 'content/request/manage' },
  {
    path: 'service/demand',
    page: () => import('./pages/demand-page.tsx'),
    words: ['requirements', 'help', 'demand'],
    keepAlive: true,
    menus: { service: 2 },
    icon: 'flag',
  },
  {
    path: 'service/demand/details',
    page: () => import('./pages/demand-details-page.tsx'),
    words: ['requirements', 'help', 'demand', 'forms', 'kernel', 'userTypes', 'records'],
    for: userTypes,
    under: 'service/demand',
  },
  {
    path: 'service/demand/release',
    page: () => import('./pages/release-page.tsx'),
    words: releaseWords,
    for: userTypes,
    showsWay: true,
  },
  {
    path: 'content/request/manage',
    page: () => import('./pages/own-requirements-page.tsx'),
    words: ['requirements', 'requirementMoves', 'forms', 'kernel', 'ownRequirements', 'records', 'pending'],
    menus: { content: 1 },
    group: 'requirements',
    icon: 'flag',
  },
  {
    path: 'content/request/lookup',
    page: () => import('./pages/own-requirements-page.tsx'),
    words: ['requirements', 'requirementMoves', 'forms', 'kernel', 'ownRequirements', 'records', 'pending'],
    under: 'content/request/manage',
  },
  {
    path: 'content/request/detail',
    page: () => import('./pages/own-requirement-page.tsx'),
    words: [
      'requirements',
      'help',
      'requirementMoves',
      'forms',
      'kernel',
      'ownRequirements',
      'userTypes',
      'conversations',
      'records',
      'evaluations',
    ],
    under: 'content/request/manage',
  },
  {
    path: 'content/request/release',
    page: () => import('./pages/content-release-page.tsx'),
    words: releaseWords,
    under: 'content/request/manage',
    showsWay: true,
  },
  {
    path: 'content/request/cooperation',
    page: () => import('./pages/signed-up-list-page.tsx'),
    words: ['requirements', 'requirementMoves', 'forms', 'kernel', 'signedUp', 'records', 'pending'],
    for: providerTypes,
    menus: { content: 2 },
    group: 'requirements',
    icon: 'people',
  },
  {
    path: 'content/request/cooperation_detail',
    page: () => import('./pages/signed-up-page.tsx'),
    words: [
      'requirements',
      'help',
      'requirementMoves',
      'forms',
      'kernel',
      'signedUp',
      'ownRequirements',
      'conversations',
      'records',
      'evaluations',
      'userTypes',
    ],
    for: providerTypes,
    under: 'content/request/cooperation',
  },
]

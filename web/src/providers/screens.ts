import type * as providers from '@portal/protocol/words/zh/providers.ts'
import type { Screen, Section } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    providers: typeof providers
  }
}

const directory = {
  page: () => import('./pages/directory-page.tsx'),
  words: ['providers', 'search'],
  keepAlive: true,
} as const satisfies Partial<Screen>

const provider = {
  page: () => import('./pages/provider-page.tsx'),
  list: () => import('./pages/directory-page.tsx'),
  words: [
    'providers',
    'provider',
    'search',
    'evaluations',
    'lawServices',
    'serviceDesk',
    'records',
    'help',
    'userTypes',
  ],
} as const satisfies Partial<Screen>

/** The six rooms of the section share a list and a page of one provider. */
export const screens: readonly (Screen | Section)[] = [
  { path: 'service', to: 'service/lawyer', menus: { header: 2 } },
  { path: 'service/lawyer', ...directory, menus: { service: 1 }, icon: 'person' },
  { path: 'service/lawyer/details', ...provider, under: 'service/lawyer' },
  { path: 'service/affairs/details', ...provider, under: 'service/lawyer' },
  { path: 'service/legalAid', ...directory, under: 'service/lawyer' },
  { path: 'service/legalAid/details', ...provider, under: 'service/legalAid' },
  { path: 'service/notarization', ...directory, under: 'service/lawyer' },
  { path: 'service/notarization/details', ...provider, under: 'service/notarization' },
  { path: 'service/mediate', ...directory, under: 'service/lawyer' },
  { path: 'service/mediate/details', ...provider, under: 'service/mediate' },
  { path: 'service/arbitration', ...directory, under: 'service/lawyer' },
  { path: 'service/arbitration/details', ...provider, under: 'service/arbitration' },
  { path: 'service/appraisal', ...directory, under: 'service/lawyer' },
  { path: 'service/appraisal/details', ...provider, under: 'service/appraisal' },
  {
    path: 'communication/lawyer',
    page: () => import('./pages/directory-page.tsx'),
    words: ['providers', 'search'],
    menus: { communication: 9 },
    icon: 'person',
  },
  { path: 'communication/lawyer/detail', ...provider, under: 'communication/lawyer' },
  {
    path: 'communication/lawyer/consult',
    page: () => import('./pages/write-page.tsx'),
    list: () => import('./pages/directory-page.tsx'),
    words: ['providers', 'provider', 'search', 'conversations', 'messages', 'forms', 'kernel'],
    under: 'usercenter/message',
  },
  {
    path: 'admin/institutions',
    page: () => import('./pages/institutions-page.tsx'),
    words: ['institutionsDesk', 'providers'],
    roles: ['EDITOR'],
    menus: { admin: 45 },
    group: 'platform',
    icon: 'book',
  },
  {
    path: 'admin/institutions/form',
    page: () => import('./pages/institution-form-page.tsx'),
    words: ['institutionsDesk', 'providers', 'provider', 'forms', 'kernel'],
    roles: ['EDITOR'],
  },
  {
    path: 'admin/institutions/import',
    page: () => import('./pages/import-page.tsx'),
    words: ['institutionsDesk', 'forms', 'kernel'],
    roles: ['EDITOR'],
  },
]

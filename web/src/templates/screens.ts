import { registeredTypes } from '@portal/protocol/kernel/user-types.ts'
import type * as templateDesk from '@portal/protocol/words/zh/template-desk.ts'
import type * as templates from '@portal/protocol/words/zh/templates.ts'
import { where, type Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    templateDesk: typeof templateDesk
    templates: typeof templates
  }
}

export const screens: readonly Screen[] = [
  {
    path: 'service/contract',
    page: () => import('./pages/templates-page.tsx'),
    words: ['templates'],
    keepAlive: true,
    menus: { service: 4 },
    icon: 'contract',
  },
  {
    path: 'service/contract/detail',
    page: () => import('./pages/template-page.tsx'),
    instead: { at: where('view', 'text'), page: () => import('./pages/template-text-page.tsx') },
    list: () => import('./pages/templates-page.tsx'),
    words: ['templates', 'template', 'laws', 'forms', 'kernel'],
    under: 'service/contract',
    showsWay: true,
    noIndex: true,
  },
  {
    path: 'usercenter/contracts',
    page: () => import('./pages/contracts-page.tsx'),
    words: ['contracts'],
    for: registeredTypes,
    menus: { usercenter: 8.4 },
    group: 'mine',
    icon: 'contract',
  },
  {
    path: 'usercenter/contracts/detail',
    page: () => import('./pages/contract-page.tsx'),
    words: ['template', 'laws', 'forms', 'kernel'],
    for: registeredTypes,
    under: 'usercenter/contracts',
  },
  {
    path: 'admin/templates',
    waiting: [
      { kind: 'templates', query: 'state=IN_REVIEW' },
      { kind: 'templateLaws', query: 'lawChanged=true' },
    ],
    page: () => import('./pages/desk-templates-page.tsx'),
    words: ['templateDesk'],
    roles: ['EDITOR'],
    menus: { admin: 32 },
    group: 'publishing',
    icon: 'contract',
  },
  {
    path: 'admin/templates/detail',
    page: () => import('./pages/desk-template-page.tsx'),
    words: ['templateDesk', 'template', 'laws', 'versions', 'forms', 'kernel'],
    roles: ['EDITOR'],
    under: 'admin/templates',
  },
  {
    path: 'admin/templates/edit',
    page: () => import('./pages/edit-template-page.tsx'),
    words: ['templateDesk', 'templateEditor', 'template', 'laws', 'forms', 'kernel'],
    roles: ['EDITOR'],
    under: 'admin/templates',
  },
]

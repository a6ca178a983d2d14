import type { Screen } from '../../app/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: 'admin/publications',
    waiting: { kind: 'publications', query: 'state=IN_REVIEW' },
    page: () => import('./pages/desk-publications-page.tsx'),
    words: ['publicationDesk'],
    roles: ['EDITOR'],
    menus: { admin: 31 },
    group: 'publishing',
    icon: 'pencil',
  },
  {
    path: 'admin/publications/detail',
    page: () => import('./pages/desk-publication-page.tsx'),
    words: ['publicationDesk', 'versions', 'citations', 'laws', 'forms', 'kernel'],
    roles: ['EDITOR'],
    under: 'admin/publications',
  },
  {
    path: 'admin/publications/edit',
    page: () => import('./pages/edit-publication-page.tsx'),
    words: ['publicationDesk', 'citations', 'laws', 'versions', 'forms', 'kernel'],
    roles: ['EDITOR'],
    under: 'admin/publications',
  },
]

import type * as laws from '@portal/protocol/words/zh/laws.ts'
import type * as versions from '@portal/protocol/words/zh/versions.ts'
import type { Screen, Section } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    laws: typeof laws
    versions: typeof versions
  }
}

export const screens: readonly (Screen | Section)[] = [
  { path: 'legal', to: 'legal/query', menus: { header: 3 } },
  {
    path: 'eli',
    pattern: 'eli/*',
    page: () => import('./pages/law-page.tsx'),
    instead: {
      // As `protocol/laws/eli.ts` writes an article, which no page loads for this alone.
      at: ({ pathname }) => /\/art_[^/]+\/?$/.test(pathname),
      page: () => import('./pages/article-page.tsx'),
    },
    words: ['search', 'laws', 'versions', 'citations'],
    showsWay: true,
  },
  {
    path: 'legal/compare',
    page: () => import('./pages/compare-page.tsx'),
    words: ['versions'],
    noIndex: true,
  },
  {
    path: 'legal/info',
    page: () => import('./pages/coverage-page.tsx'),
    words: ['laws'],
    menus: { legal: 3 },
    icon: 'globe',
  },
  {
    path: 'admin/laws',
    page: () => import('./pages/levels-page.tsx'),
    words: ['lawLevels', 'forms', 'kernel'],
    roles: ['EDITOR'],
    menus: { admin: 44 },
    group: 'platform',
    icon: 'scales',
  },
]

import type * as publications from '@portal/protocol/words/zh/publications.ts'
import type { Screen, Section } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    publications: typeof publications
  }
}

const list = {
  page: () => import('./pages/publications-page.tsx'),
  words: ['publications'],
  keepAlive: true,
} as const satisfies Partial<Screen>

/** Its list is known to search engines by the list's own address. */
const detail = {
  page: () => import('./pages/publication-page.tsx'),
  list: () => import('./pages/publications-page.tsx'),
  words: ['publications', 'citations', 'laws'],
  showsWay: true,
  noIndex: true,
} as const satisfies Partial<Screen>

/** The same list as elsewhere, in another section. */
const twin = { ...list, noIndex: true } as const satisfies Partial<Screen>

export const screens: readonly (Screen | Section)[] = [
  { path: 'information', to: 'information/policy' },
  { path: 'information/policy', ...list, menus: { information: 1 }, icon: 'document' },
  { path: 'information/news', ...list, menus: { information: 2 }, icon: 'speech' },
  { path: 'information/trends', ...list, menus: { information: 3 }, icon: 'case' },
  { path: 'information/notice', ...list, menus: { information: 5 }, icon: 'bell' },
  {
    path: 'information/dynamic',
    ...detail,
    under: 'information/policy',
    underTypes: new Map([['news', 'information/news']]),
  },
  { path: 'information/trends/detail', ...detail, under: 'information/trends' },
  { path: 'information/noticeDetail', ...detail, under: 'information/notice' },
  { path: 'communication', to: 'communication/policy', menus: { header: 6 }, submenu: 'zone' },
  {
    path: 'communication/policy',
    ...twin,
    menus: { zone: 1, communication: 1 },
    menuWord: 'nav.zoneNews',
    icon: 'document',
  },
  { path: 'communication/news', ...twin, menus: { communication: 2 }, icon: 'speech' },
  { path: 'communication/case', ...list, menus: { communication: 3 }, icon: 'scales' },
  { path: 'communication/article', ...list, menus: { communication: 4 }, icon: 'star' },
  { path: 'communication/notice', ...twin, menus: { communication: 5 }, icon: 'bell' },
  { path: 'communication/ask', ...list, menus: { communication: 7 }, icon: 'question' },
  { path: 'communication/experts', ...list, menus: { communication: 8 }, icon: 'people' },
  { path: 'communication/policy/detail', ...detail, under: 'communication/policy' },
  { path: 'communication/news/detail', ...detail, under: 'communication/news' },
  { path: 'communication/case/detail', ...detail, under: 'communication/case' },
  { path: 'communication/article/detail', ...detail, under: 'communication/article' },
  { path: 'communication/notice/detail', ...detail, under: 'communication/notice' },
  { path: 'communication/ask/detail', ...detail, under: 'communication/ask' },
  { path: 'communication/experts/detail', ...detail, under: 'communication/experts' },
  { path: 'researchResult', to: 'researchResult/types', menus: { header: 5 } },
  {
    path: 'researchResult/types',
    page: () => import('./pages/research-types-page.tsx'),
    words: ['publications'],
  },
  { path: 'researchResult/list', ...list, under: 'researchResult/types' },
  { path: 'researchResult/details', ...detail, under: 'researchResult/list' },
]

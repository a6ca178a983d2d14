import { registeredTypes } from '@portal/protocol/kernel/user-types.ts'
import type * as coming from '@portal/protocol/words/zh/coming.ts'
import type { Screen, Section } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    coming: typeof coming
  }
}

/** The screens of features to come: they say that they are being prepared. */
const byFeature: Record<string, readonly (Screen | Section)[]> = {
  assistant: [{ path: 'service/aiLegal', menus: { service: 5 }, icon: 'question' }],
  publications: [
    { path: 'information', to: 'information/policy' },
    { path: 'information/policy' },
    { path: 'information/news' },
    { path: 'information/trends' },
    { path: 'information/train' },
    { path: 'information/notice' },
    { path: 'information/dynamic' },
    { path: 'information/trends/detail' },
    { path: 'information/trainDetail' },
    { path: 'information/noticeDetail' },
    { path: 'communication', to: 'communication/policy', menus: { header: 6 }, submenu: 'zone' },
    { path: 'communication/policy', menus: { zone: 1 }, menuWord: 'nav.zoneNews' },
    { path: 'communication/news' },
    { path: 'communication/case' },
    { path: 'communication/article' },
    { path: 'communication/notice' },
    { path: 'communication/activity' },
    { path: 'communication/ask' },
    { path: 'communication/experts' },
    { path: 'communication/policy/detail' },
    { path: 'communication/news/detail' },
    { path: 'communication/case/detail' },
    { path: 'communication/article/detail' },
    { path: 'communication/notice/detail' },
    { path: 'communication/activity/detail' },
    { path: 'communication/ask/detail' },
    { path: 'communication/experts/detail' },
    { path: 'researchResult', to: 'researchResult/types', menus: { header: 5 } },
    { path: 'researchResult/types' },
    { path: 'researchResult/list' },
    { path: 'researchResult/details' },
    { path: 'think' },
  ],
  products: [
    { path: 'lawServiceProduct', to: 'lawServiceProduct/list', menus: { header: 4 } },
    { path: 'lawServiceProduct/list' },
    { path: 'lawServiceProduct/details' },
  ],
  templates: [
    { path: 'service/contract', keepAlive: true, menus: { service: 4 }, icon: 'contract' },
    { path: 'service/contract/detail' },
  ],
  forum: [
    { path: 'communication/forum' },
    { path: 'communication/forum/detail' },
    {
      path: 'usercenter/myBBS',
      page: () => import('./pages/posts-page.tsx'),
      words: ['posts'],
      for: registeredTypes,
      menus: { usercenter: 6 },
      icon: 'people',
    },
  ],
}

export const screens = Object.values(byFeature).flat()

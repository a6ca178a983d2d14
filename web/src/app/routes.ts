import type { screens as screenNames } from '@portal/protocol/words/zh/screens.ts'
import type { Page } from './page.ts'
import type { Catalogue } from './words.ts'

export type ScreenName = keyof typeof screenNames

export interface Screen {
  /** Path without the leading slash; also the key of the screen's name. */
  name: ScreenName
  /** Path pattern, where it is not the name. */
  path?: string
  /** Absent until the feature that brings it: the screen says that it is being prepared. */
  page?: () => Promise<{ page: Page }>
  words?: Catalogue[]
  /** A list that is kept as it was left, with its scroll position. */
  keepAlive?: true
  /** Not for search engines: private, or without content of its own. */
  noIndex?: true
}

const about = () => import('../about/pages/about-page.tsx')
const home = () => import('../home/pages/home-page.tsx')

/** Every screen of the portal. Guard and permissions stand in the protocol's table. */
export const screens: readonly Screen[] = [
  { name: 'home', page: home, words: ['home', 'laws'] },

  {
    name: 'account/login',
    page: () => import('../account/pages/login-page.tsx'),
    words: ['account', 'forms', 'kernel'],
    noIndex: true,
  },
  {
    name: 'account/reset',
    page: () => import('../account/pages/reset-page.tsx'),
    words: ['account', 'forms', 'kernel'],
    noIndex: true,
  },
  {
    name: 'account/register',
    page: () => import('../account/pages/register-page.tsx'),
    words: ['account', 'forms', 'kernel'],
    noIndex: true,
  },
  {
    name: 'account/register/personal',
    page: () => import('../account/pages/register-person-page.tsx'),
    words: ['account', 'forms', 'kernel'],
    noIndex: true,
  },
  {
    name: 'account/register/enterprise',
    page: () => import('../account/pages/register-company-page.tsx'),
    words: ['account', 'forms', 'kernel'],
    noIndex: true,
  },
  {
    name: 'account/register/organization',
    page: () => import('../account/pages/register-agency-page.tsx'),
    words: ['account', 'forms', 'kernel'],
    noIndex: true,
  },
  {
    name: 'account/register/lawyer',
    page: () => import('../account/pages/register-lawyer-page.tsx'),
    words: ['account', 'forms', 'kernel'],
    noIndex: true,
  },
  {
    name: 'account/outbox',
    page: () => import('../account/pages/outbox-page.tsx'),
    words: ['account', 'forms', 'kernel'],
    noIndex: true,
  },

  { name: 'service/lawyer', keepAlive: true },
  { name: 'service/lawyer/details' },
  { name: 'service/aiLegal' },
  { name: 'service/affairs/details' },
  { name: 'service/demand', keepAlive: true },
  { name: 'service/demand/details', noIndex: true },
  { name: 'service/demand/release', noIndex: true },
  { name: 'service/desk', keepAlive: true },
  { name: 'service/desk/details', noIndex: true },
  { name: 'service/desk/release', noIndex: true },
  { name: 'service/legalAid', keepAlive: true },
  { name: 'service/legalAid/details' },
  { name: 'service/notarization', keepAlive: true },
  { name: 'service/notarization/details' },
  { name: 'service/mediate', keepAlive: true },
  { name: 'service/mediate/details' },
  { name: 'service/arbitration', keepAlive: true },
  { name: 'service/arbitration/details' },
  { name: 'service/appraisal', keepAlive: true },
  { name: 'service/appraisal/details' },
  { name: 'service/contract', keepAlive: true },
  { name: 'service/contract/detail' },

  {
    name: 'legal/query',
    page: () => import('./choosers/search-page.tsx'),
    words: ['search', 'laws', 'cases'],
    keepAlive: true,
  },
  {
    name: 'legal/details',
    page: () => import('./choosers/details-page.tsx'),
    words: ['search', 'laws', 'versions', 'citations', 'cases'],
    noIndex: true,
  },
  {
    name: 'eli',
    path: 'eli/*',
    page: () => import('../laws/pages/eli-page.tsx'),
    words: ['search', 'laws', 'versions', 'citations'],
  },
  {
    name: 'legal/compare',
    page: () => import('../laws/pages/compare-page.tsx'),
    words: ['versions'],
    noIndex: true,
  },
  { name: 'legal/apply', noIndex: true },
  {
    name: 'legal/analysis',
    page: () => import('../cases/pages/analysis-page.tsx'),
    words: ['search', 'cases'],
  },
  { name: 'legal/info', page: () => import('../laws/pages/coverage-page.tsx'), words: ['laws'] },
  { name: 'legal/glossary', page: () => import('../glossary/pages/glossary-page.tsx'), words: ['glossary'] },

  { name: 'business/consult' },
  { name: 'business/detail' },
  { name: 'business/release', noIndex: true },

  { name: 'content/request/manage', noIndex: true },
  { name: 'content/request/cooperation', noIndex: true },
  { name: 'content/request/detail', noIndex: true },
  { name: 'content/request/cooperation_detail', noIndex: true },
  { name: 'content/request/release', noIndex: true },
  { name: 'content/request/lookup', noIndex: true },
  { name: 'content/lookup', noIndex: true },
  { name: 'content/lookup/form', noIndex: true },
  { name: 'content/lookup/detail', noIndex: true },
  { name: 'content/consult', noIndex: true },
  { name: 'content/consult/detail', noIndex: true },
  { name: 'content/service/manage', noIndex: true },
  { name: 'content/service/detail', noIndex: true },
  { name: 'content/service/cooperation', noIndex: true },
  { name: 'content/service/cooperationDetail', noIndex: true },
  { name: 'content/service/release', noIndex: true },

  { name: 'about/intro', page: about, words: ['about'] },
  { name: 'about/entry', page: about, words: ['about'] },
  { name: 'about/rules', page: about, words: ['about'] },
  { name: 'about/contact', page: about, words: ['about'] },

  { name: 'researchResult/types' },
  { name: 'researchResult/list' },
  { name: 'researchResult/details' },
  { name: 'lawServiceProduct/list' },
  { name: 'lawServiceProduct/details' },
  { name: 'think' },

  { name: 'information/policy' },
  { name: 'information/news' },
  { name: 'information/trends' },
  { name: 'information/train' },
  { name: 'information/notice' },
  { name: 'information/dynamic' },
  { name: 'information/trends/detail' },
  { name: 'information/trainDetail' },
  { name: 'information/noticeDetail' },

  { name: 'communication/policy' },
  { name: 'communication/news' },
  { name: 'communication/case' },
  { name: 'communication/article' },
  { name: 'communication/notice' },
  { name: 'communication/activity' },
  { name: 'communication/ask' },
  { name: 'communication/experts' },
  { name: 'communication/lawyer' },
  { name: 'communication/forum' },
  { name: 'communication/policy/detail' },
  { name: 'communication/news/detail' },
  { name: 'communication/case/detail' },
  { name: 'communication/article/detail' },
  { name: 'communication/notice/detail' },
  { name: 'communication/activity/detail' },
  { name: 'communication/ask/detail' },
  { name: 'communication/experts/detail' },
  { name: 'communication/lawyer/detail' },
  { name: 'communication/forum/detail' },
  { name: 'communication/lawyer/consult' },

  {
    name: 'usercenter/profile',
    page: () => import('../account/pages/profile-page.tsx'),
    words: ['profile', 'account', 'forms', 'kernel'],
    noIndex: true,
  },
  {
    name: 'usercenter/organization',
    page: () => import('../account/pages/organization-page.tsx'),
    words: ['profile', 'account', 'forms', 'kernel'],
    noIndex: true,
  },
  {
    name: 'usercenter/safety',
    page: () => import('../account/pages/safety-page.tsx'),
    words: ['safety', 'account', 'forms', 'kernel'],
    noIndex: true,
  },
  {
    name: 'usercenter/system',
    page: () => import('../usercenter/pages/system-page.tsx'),
    words: ['inbox'],
    noIndex: true,
  },
  {
    name: 'usercenter/message',
    page: () => import('../usercenter/pages/message-page.tsx'),
    words: ['inbox', 'forms', 'kernel'],
    noIndex: true,
  },
  {
    name: 'usercenter/myBBS',
    page: () => import('../usercenter/pages/posts-page.tsx'),
    words: ['inbox'],
    noIndex: true,
  },
  {
    name: 'usercenter/download',
    page: () => import('../usercenter/pages/download-page.tsx'),
    words: ['inbox', 'forms', 'kernel'],
    noIndex: true,
  },
]

/** The administrator's screens, which have a frame of their own. */
export const adminScreens: readonly Screen[] = [
  {
    name: 'admin',
    page: () => import('../admin/pages/overview-page.tsx'),
    words: ['admin', 'account', 'forms'],
    noIndex: true,
  },
  {
    name: 'admin/verifications',
    page: () => import('../admin/pages/verifications-page.tsx'),
    words: ['admin', 'account', 'forms'],
    noIndex: true,
  },
  {
    name: 'admin/verifications/detail',
    page: () => import('../admin/pages/verification-page.tsx'),
    words: ['admin', 'account', 'forms'],
    noIndex: true,
  },
  {
    name: 'admin/people',
    page: () => import('../admin/pages/people-page.tsx'),
    words: ['admin', 'account', 'forms'],
    noIndex: true,
  },
  {
    name: 'admin/people/detail',
    page: () => import('../admin/pages/person-page.tsx'),
    words: ['admin', 'account', 'forms'],
    noIndex: true,
  },
  {
    name: 'admin/reports',
    page: () => import('../admin/pages/reports-page.tsx'),
    words: ['admin', 'account', 'forms'],
    noIndex: true,
  },
  {
    name: 'admin/dictionaries',
    page: () => import('../admin/pages/dictionaries-page.tsx'),
    words: ['admin', 'account', 'forms'],
    noIndex: true,
  },
  {
    name: 'admin/glossary',
    page: () => import('../admin/pages/glossary-page.tsx'),
    words: ['admin', 'account', 'forms', 'glossary'],
    noIndex: true,
  },
  {
    name: 'admin/audit',
    page: () => import('../admin/pages/audit-page.tsx'),
    words: ['admin', 'account', 'audit', 'forms'],
    noIndex: true,
  },
  {
    name: 'admin/outbox',
    page: () => import('../admin/pages/outbox-page.tsx'),
    words: ['admin', 'account', 'forms'],
    noIndex: true,
  },
  {
    name: 'admin/settings',
    page: () => import('../admin/pages/settings-page.tsx'),
    words: ['admin', 'account', 'forms'],
    noIndex: true,
  },
  {
    name: 'admin/security',
    page: () => import('../admin/pages/security-page.tsx'),
    words: ['admin', 'account', 'forms'],
    noIndex: true,
  },
]

/** Paths that lead to another at once. */
export const redirects: Readonly<Record<string, string>> = {
  '/': '/home',
  '/account': '/account/login',
  '/service': '/service/lawyer',
  '/legal': '/legal/query',
  '/business': '/business/consult',
  '/content': '/content/request/manage',
  '/content/request': '/content/request/manage',
  '/content/service': '/content/service/manage',
  '/about': '/about/rules',
  '/researchResult': '/researchResult/types',
  '/lawServiceProduct': '/lawServiceProduct/list',
  '/information': '/information/policy',
  '/communication': '/communication/policy',
  '/usercenter': '/usercenter/profile',
}

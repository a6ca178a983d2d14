import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import type { Page } from 'playwright-core'
import type { Size } from './barriers.ts'

/** A page that is looked at for barriers in every language. */
export interface Scene {
  name: string
  path: string
  as?: UserType
  /** Sizes it exists in; both unless told. */
  sizes?: Size[]
  /** Of the console, where the page is an answer other than 200. */
  status?: RegExp
  arrange?: (page: Page, language: Language) => Promise<unknown>
}

/** Those that need nothing done in them first; of the administration what admin.test.ts does not open. */
export const plainScenes: readonly Scene[] = [
  { name: 'home', path: '/home' },
  { name: 'introduction', path: '/about/intro' },
  { name: 'setting up in the zone', path: '/about/entry' },
  { name: 'rules', path: '/about/rules' },
  { name: 'contact', path: '/about/contact' },
  { name: 'search without a keyword', path: '/legal/query?country=RU&effectiveFrom=1990-01-01' },
  { name: 'search that finds nothing', path: '/legal/query?keyword=qxzvw' },
  { name: 'law', path: '/eli/ru/code/1994-11-30/51-фз' },
  { name: 'past version of a law', path: '/eli/cn/law/1993-12-29/15/2019-01-01' },
  { name: 'law in two languages', path: '/eli/ru/code/1994-11-30/51-фз?beside=zh' },
  { name: 'article', path: '/eli/cn/law/1993-12-29/15/art_15' },
  { name: 'coverage', path: '/legal/info' },
  { name: 'form of a text to be checked', path: '/legal/check' },
  { name: 'requirements', path: '/service/demand' },
  { name: 'form of a requirement', path: '/service/demand/release', as: 'PERSON' },
  { name: 'published questions', path: '/business/consult' },
  { name: 'form of a question', path: '/business/release', as: 'PERSON' },
  { name: 'own questions', path: '/content/consult', as: 'PERSON' },
  { name: 'questions to a team', path: '/content/consult/team', as: 'LAWYER' },
  { name: 'own alerts', path: '/usercenter/alerts', as: 'PERSON' },
  { name: 'form of a saved search', path: '/usercenter/alerts/new?list=law&keyword=contract', as: 'PERSON' },
  { name: 'link that ends nothing', path: '/alerts/end' },
  { name: 'products', path: '/lawServiceProduct/list' },
  { name: 'think tank', path: '/think' },
  { name: 'contract templates', path: '/service/contract' },
  { name: 'contract drafts', path: '/usercenter/contracts', as: 'PERSON' },
  { name: 'policy documents', path: '/information/policy' },
  { name: 'interviews that none are found of', path: '/communication/experts?keyword=qxzvw' },
  { name: 'forum', path: '/communication/forum' },
  { name: 'form of a post', path: '/communication/forum/release', as: 'PERSON' },
  { name: 'own posts', path: '/usercenter/myBBS', as: 'PERSON' },
  { name: 'own comments', path: '/usercenter/myBBS?view=comments', as: 'PERSON' },
  { name: 'activities', path: '/communication/activity' },
  { name: 'certificate that was never given', path: '/verify/ZS-2026-0000-0000' },
  { name: 'types of research', path: '/researchResult/types' },
  { name: 'research', path: '/researchResult/list?category=COUNTRY_STUDY' },
  { name: 'form of a publication', path: '/admin/publications/edit?kind=policy', as: 'ADMIN' },
  { name: 'AI legal page', path: '/service/aiLegal' },
  { name: 'AI legal page of somebody signed in', path: '/service/aiLegal', as: 'PERSON' },
  { name: 'page not found', path: '/nowhere', status: /404/ },
  { name: 'page not for the reader', path: '/usercenter/organization', as: 'PERSON', status: /403/ },
  { name: 'arbitration bodies', path: '/service/arbitration' },
  { name: 'own questions of a lawyer', path: '/content/consult', as: 'LAWYER' },
]

import type * as about from '@portal/protocol/words/zh/about.ts'
import type { Screen, Section } from '../app/screen.ts'
import type { Catalogue } from '../app/words.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    about: typeof about
  }
}

const page = () => import('./pages/about-page.tsx')
const words: Catalogue[] = ['about']

export const screens: readonly (Screen | Section)[] = [
  { path: 'about', to: 'about/rules', menus: { header: 7 } },
  { path: 'about/intro', page, words },
  { path: 'about/entry', page, words },
  { path: 'about/rules', page, words },
  { path: 'about/contact', page, words },
]

import type * as home from '@portal/protocol/words/zh/home.ts'
import type { Screen, Section } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    home: typeof home
  }
}

export const screens: readonly (Screen | Section)[] = [
  { path: '', to: 'home' },
  {
    path: 'home',
    page: () => import('./pages/home-page.tsx'),
    words: ['home', 'homeOwn', 'newestRequirements', 'newestServices', 'newestPublications'],
    menus: { header: 1 },
  },
]

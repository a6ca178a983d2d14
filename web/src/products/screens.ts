import type * as products from '@portal/protocol/words/zh/products.ts'
import type { Screen, Section } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    products: typeof products
  }
}

export const screens: readonly (Screen | Section)[] = [
  { path: 'lawServiceProduct', to: 'lawServiceProduct/list', menus: { header: 4 } },
  {
    path: 'lawServiceProduct/list',
    page: () => import('./pages/products-page.tsx'),
    words: ['publications', 'products'],
    keepAlive: true,
  },
  {
    path: 'lawServiceProduct/details',
    page: () => import('./pages/product-page.tsx'),
    list: () => import('./pages/products-page.tsx'),
    words: ['publications', 'products', 'providers', 'citations', 'laws'],
    under: 'lawServiceProduct/list',
    showsWay: true,
    noIndex: true,
  },
  {
    path: 'admin/products/team',
    page: () => import('./pages/team-page.tsx'),
    words: ['productsDesk', 'userTypes', 'forms', 'kernel'],
    roles: ['EDITOR'],
    under: 'admin/publications',
  },
]

import type * as orders from '@portal/protocol/words/zh/orders.ts'
import type { Screen } from '../app/screen.ts'

declare module '../app/words.ts' {
  interface WordFiles {
    orders: typeof orders
  }
}

export const screens: readonly Screen[] = [
  {
    path: 'content/service/cooperation',
    page: () => import('./pages/orders-page.tsx'),
    words: ['orders', 'ordersList', 'orderMoves', 'records', 'pending', 'forms', 'kernel', 'userTypes'],
    menus: { content: 4 },
    group: 'services',
    icon: 'case',
  },
  {
    path: 'content/service/cooperationDetail',
    page: () => import('./pages/order-page.tsx'),
    words: [
      'orders',
      'order',
      'orderMoves',
      'records',
      'help',
      'evaluations',
      'conversations',
      'forms',
      'kernel',
      'userTypes',
    ],
    under: 'content/service/cooperation',
  },
]

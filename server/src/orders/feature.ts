import type { Feature } from '../kernel/feature.ts'
import { demoOrders } from './demo.ts'
import { endOrders, ownOrders } from './leaving.ts'
import { orderMoves } from './order-moves.ts'
import { pendingOrders } from './pending.ts'
import { orderRoutes } from './routes.ts'
import { followStanding } from './standing.ts'
import { orderSubject, orderThreads } from './subject.ts'

export const ordersFeature = {
  name: 'orders',
  tables: ['service_order'],
  // Whether its demander is asked how it was stands in the row of an order: evaluations themselves read orders.
  reads: ['evaluation'],
  routes: orderRoutes,
  lifecycles: [orderMoves],
  accounts: {
    'service_order.account_id': { leaving: 'erase', exported: true },
    'service_order.provider_id': { leaving: 'erase', exported: true },
  },
  standing: followStanding,
  leaving: { erase: endOrders },
  exported: ownOrders,
  subjects: { [orderSubject]: orderThreads },
  pending: pendingOrders,
  demo: [demoOrders],
} as const satisfies Feature

import { orderCalls } from '@portal/protocol/orders/calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { beginOrder, cancelOrder, completeOrder, connectOrder } from './actions/move-order.ts'
import { placeOrder } from './actions/place-order.ts'
import { listOrders, showOrder } from './actions/show-orders.ts'

/** Orders of what providers offer. */
export function orderRoutes(bind: Bind): void {
  bind(orderCalls.page, listOrders)
  bind(orderCalls.read, showOrder)
  bind(orderCalls.order, placeOrder)
  bind(orderCalls.communicated, connectOrder)
  bind(orderCalls.processing, beginOrder)
  bind(orderCalls.completed, completeOrder)
  bind(orderCalls.cancel, cancelOrder)
}

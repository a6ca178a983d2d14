import type { orderLifecycle } from '@portal/protocol/orders/lifecycle.ts'
import type { Doing, Mover } from '../kernel/mover.ts'
import { orderEnded } from '../law-services/door.ts'
import { orderMoves, type OrderRow } from './order-moves.ts'

/** An order ends, as its service counts. */
export async function endOrder(
  mover: Mover,
  order: OrderRow,
  doing: Doing<typeof orderLifecycle>,
): Promise<void> {
  const state = await mover.move(orderMoves, order, doing)
  await orderEnded(mover, order.service_id, { orderId: order.id, completed: state === 'COMPLETED' })
}

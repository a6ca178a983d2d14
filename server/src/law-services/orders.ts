import { sql } from 'kysely'
import type { Mover } from '../kernel/mover.ts'
import { lawServiceMoves } from './law-service-moves.ts'

/**
 * Notes that somebody has ordered a service, which they may read from then on. The service is held.
 */
export async function serviceOrdered(
  { transaction }: Mover,
  serviceId: string,
  { by, orderId }: { by: string; orderId: string },
): Promise<void> {
  await transaction
    .updateTable('law_service')
    .set({ open_orders: sql<number>`open_orders + 1` })
    .where('id', '=', serviceId)
    .execute()
  await transaction
    .insertInto('service_reader')
    .values({ service_id: serviceId, account_id: by, order_id: orderId })
    .onConflict((on) => on.columns(['service_id', 'account_id']).doUpdateSet({ order_id: orderId }))
    .execute()
}

/** Notes that an order is over, and counts it where it was completed. The service is held. */
export async function orderEnded(
  { transaction, changed }: Mover,
  serviceId: string,
  { orderId, completed }: { orderId: string; completed: boolean },
): Promise<void> {
  await transaction
    .updateTable('law_service')
    .set({ open_orders: sql<number>`open_orders - 1`, volume: sql<number>`volume + ${completed ? 1 : 0}` })
    .where('id', '=', serviceId)
    .execute()
  await transaction
    .updateTable('service_reader')
    .set({ order_id: null })
    .where('service_id', '=', serviceId)
    .where('order_id', '=', orderId)
    .execute()
  if (completed) changed(lawServiceMoves, serviceId)
}

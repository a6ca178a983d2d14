import { openOrderStates } from '@portal/protocol/orders/lifecycle.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'
import { servicesInTurn } from '../law-services/door.ts'
import type { OrderRow } from './order-moves.ts'

const turnOf = statement((db, { id }: { id: string }) =>
  servicesInTurn(db).where('id', '=', (query) =>
    query
      .selectFrom('service_order')
      .select('service_id')
      .where('id', '=', id)
      .where('state', 'in', openOrderStates),
  ),
)

const orderHeld = statement((db, { id }: { id: string }) =>
  db
    .selectFrom('service_order')
    .select(['id', 'state', 'service_id', 'account_id', 'provider_id', 'title'])
    .where('id', '=', id),
)

/**
 * An order, held with its service until the transaction ends: whatever orders a service or moves an order on it takes
 * turns there, so that of two at once the second sees what the first did. What is over is not moved any more, and its
 * service may be gone.
 *
 * @throws Refusal where there is none
 */
export async function holdOrder(transaction: Database, id: string): Promise<OrderRow> {
  await turnOf(transaction, { id })
  // Asked after the service is held: a statement that waited for it would see the order as before it waited.
  const [order] = await orderHeld(transaction, { id })
  if (!order) throw new Refusal('notFound')
  return order
}

/** One that was found open, held as well; null where somebody was first to end it. */
export async function holdOpenOrder(transaction: Database, id: string): Promise<OrderRow | null> {
  const order = await holdOrder(transaction, id)
  return openOrderStates.some((state) => state === order.state) ? order : null
}

import { openOrderStates } from '@portal/protocol/orders/lifecycle.ts'
import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'
import { holdService } from '../law-services/door.ts'
import type { OrderRow } from './order-moves.ts'

/**
 * An order, held with its service until the transaction ends: whatever orders a service or moves an order on it takes
 * turns there, so that of two at once the second sees what the first did. What is over is not moved any more, and its
 * service may be gone.
 *
 * @throws Refusal where there is none
 */
export async function holdOrder(transaction: Database, id: string): Promise<OrderRow> {
  const found = await transaction
    .selectFrom('service_order')
    .select(['service_id', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  if (openOrderStates.some((open) => open === found.state)) await holdService(transaction, found.service_id)
  return transaction
    .selectFrom('service_order')
    .select(['id', 'state', 'service_id', 'account_id', 'provider_id', 'title'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

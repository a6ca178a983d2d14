import { ownHistory } from '../kernel/history.ts'
import type { Leaver, Owner } from '../kernel/leaving.ts'
import type { Mover } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { endOrder } from './follow-up.ts'
import { holdOpenOrder } from './hold.ts'
import { openOrdersOf } from './queries.ts'

/** Ends what somebody who leaves has ordered or was to do, and takes out what tells who they were. */
export async function endOrders(mover: Mover, _services: Services, { id }: Leaver): Promise<void> {
  const { transaction } = mover
  for (const [side, action] of [
    ['account_id', 'demanderLeft'],
    ['provider_id', 'providerLeft'],
  ] as const) {
    for (const open of await openOrdersOf(transaction, side, id)) {
      const order = await holdOpenOrder(transaction, open.id)
      if (order) await endOrder(mover, order, { action, as: 'system', by: null })
    }
  }
  await transaction
    .updateTable('service_order')
    .set({ contact: '', phone: '', email: null })
    .where('account_id', '=', id)
    .execute()
  await transaction.updateTable('service_order').set({ firm: null }).where('provider_id', '=', id).execute()
}

/** What somebody ordered, and what was ordered of them; without the other side's contacts. */
export async function ownOrders({ db }: Services, { id }: Owner) {
  const rows = await db
    .selectFrom('service_order')
    .select(['id', 'code', 'account_id', 'state', 'title', 'language', 'type', 'business_type'])
    .select(['dispute_type', 'translation_pair', 'regions', 'description', 'content', 'firm', 'fee_from'])
    .select(['fee_to', 'days', 'note', 'expected_on'])
    .select(['ordered_at', 'contact', 'phone', 'email'])
    .where((eb) => eb.or([eb('account_id', '=', id), eb('provider_id', '=', id)]))
    .orderBy('ordered_at')
    .execute()
  const told = await Promise.all(
    rows.map(async ({ id: orderId, account_id: demander, contact, phone, email, ...row }) => ({
      isPlaced: demander === id,
      order: {
        ...row,
        ...(demander === id && { contact, phone, email }),
        history: await ownHistory(db, 'order', orderId),
      },
    })),
  )
  const of = (isPlaced: boolean) => told.filter((one) => one.isPlaced === isPlaced).map(({ order }) => order)
  return { orders: of(true), ordersReceived: of(false) }
}

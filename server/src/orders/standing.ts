import type { Standing } from '../kernel/feature.ts'
import type { Mover } from '../kernel/mover.ts'
import { endOrder } from './follow-up.ts'
import { holdOrder } from './hold.ts'
import { orderLink } from './links.ts'
import { openOrdersOf } from './queries.ts'

/**
 * What a provider has not begun ends when they are not verified any more; of what they work on, the other side is told,
 * and it goes on.
 */
export async function followStanding(mover: Mover, { accountId, isVerified }: Standing): Promise<void> {
  if (isVerified) return
  for (const { id } of await openOrdersOf(mover.transaction, 'provider_id', accountId)) {
    const order = await holdOrder(mover.transaction, id)
    if (order.state === 'PROCESSING') {
      const { account_id: to, title } = order
      const message = { type: 'SERVICE', event: 'providerNotVerified', params: { title } } as const
      await mover.tell({ to, ...message, link: orderLink(id) })
    } else {
      await endOrder(mover, order, { action: 'abandon', as: 'system', by: null })
    }
  }
}

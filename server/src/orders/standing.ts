import type { Standing } from '../kernel/feature.ts'
import type { Mover } from '../kernel/mover.ts'
import { toldOfStanding } from '../kernel/told-of-standing.ts'
import { endOrder } from './follow-up.ts'
import { holdOpenOrder } from './hold.ts'
import { orderMoves } from './order-moves.ts'
import { openOrdersOf } from './queries.ts'

const sides = [
  { side: 'provider', other: 'demander', column: 'provider_id', action: 'abandon' },
  { side: 'demander', other: 'provider', column: 'account_id', action: 'demanderNotVerified' },
] as const

/**
 * What has not begun ends when one of its sides is not verified any more; of what goes on, the other side is told what
 * became of the account.
 */
export async function followStanding(
  mover: Mover,
  { accountId, isVerified, became }: Standing,
): Promise<void> {
  if (isVerified && became === null) return
  for (const { side, other, column, action } of sides) {
    for (const { id } of await openOrdersOf(mover.transaction, column, accountId)) {
      const order = await holdOpenOrder(mover.transaction, id)
      if (!order) continue
      const to = orderMoves.parties[other](order)
      if (!isVerified && order.state !== 'PROCESSING') {
        await endOrder(mover, order, { action, as: 'system', by: null })
      } else if (became !== null && to !== null) {
        await mover.tell({ to, ...orderMoves.about(order, other), event: toldOfStanding[became][side] })
      }
    }
  }
}

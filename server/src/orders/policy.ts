import type { Database } from '../kernel/database/store.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { Refusal } from '../kernel/refusal.ts'
import { holdOrder } from './hold.ts'
import { findOrder, type OrderFound } from './queries.ts'

type Acting = Pick<Caller, 'accountId'>

interface Sides {
  account_id: string
  provider_id: string
}

export type OrderSide = 'demander' | 'provider'

/** Which side of an order somebody is, of those named. */
export function sideOf(
  { account_id: demander, provider_id: provider }: Sides,
  accountId: string,
  sides: readonly OrderSide[] = ['demander', 'provider'],
): OrderSide | undefined {
  return sides.find((side) => accountId === (side === 'demander' ? demander : provider))
}

/**
 * An order of which the caller is a side.
 *
 * @throws Refusal where there is none, or it is between others
 */
export async function ownOrder(db: Database, id: string, { accountId }: Acting): Promise<OrderFound> {
  const row = await findOrder(db, id)
  if (!row) throw new Refusal('notFound')
  if (!sideOf(row, accountId)) throw new Refusal('notForYou')
  return row
}

/**
 * The same, held until the transaction ends.
 *
 * @throws Refusal where there is none, or the caller is not of the sides named
 */
export async function holdOwnOrder(
  transaction: Database,
  id: string,
  { accountId }: Acting,
  sides: readonly OrderSide[],
) {
  const order = await holdOrder(transaction, id)
  const as = sideOf(order, accountId, sides)
  if (!as) throw new Refusal('notForYou')
  return { order, as }
}

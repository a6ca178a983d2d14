import { orderLifecycle, type OrderState } from '@portal/protocol/orders/lifecycle.ts'
import type { Movable } from '../kernel/mover.ts'
import { orderLink } from './links.ts'

/** What is known of an order when it is moved. */
export interface OrderFacts {
  service_id: string
  /** The demander. */
  account_id: string
  provider_id: string
  title: string
  /** Before it is made: its service is shown, by a provider in use. */
  is_offered?: boolean
  /** The same: the demander has another open order on it. */
  is_ordered?: boolean
}

export interface OrderRow extends OrderFacts {
  id: string
  state: OrderState
}

/** Orders, as they are moved. */
export const orderMoves: Movable<typeof orderLifecycle, OrderFacts> = {
  lifecycle: orderLifecycle,
  table: 'service_order',
  conditions: {
    isOffered: ({ is_offered: isOffered = false }) => isOffered,
    isOnlyOne: ({ is_ordered: isOrdered = false }) => !isOrdered,
  },
  parties: {
    demander: ({ account_id: demander }) => demander,
    provider: ({ provider_id: provider }) => provider,
  },
  about: ({ id, title }) => ({ type: 'SERVICE', link: orderLink(id), params: { title } }),
}

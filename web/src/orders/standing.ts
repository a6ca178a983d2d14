import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'
import type { orderCalls } from '@portal/protocol/orders/calls.ts'
import type { lawServiceCalls } from '@portal/protocol/law-services/calls.ts'
import { openOrderStates, type OrderState } from '@portal/protocol/orders/lifecycle.ts'
import type { IconName } from '../ui/icon.tsx'
import type { OrderSide } from './queries.ts'

export type OrderRow = OutputOf<typeof orderCalls.page>['content'][number]
export type OrderDetail = OutputOf<typeof orderCalls.read>

/** What ordering needs to know of a service. */
export type OrderedService = Pick<
  OutputOf<typeof lawServiceCalls.read>,
  'id' | 'title' | 'revision' | 'provider' | 'openOrderId' | 'bar' | 'isOffered'
>

/** Neither completed nor cancelled. */
export function isOpen({ state }: Pick<OrderRow, 'state'>): boolean {
  return openOrderStates.some((one) => one === state)
}

/** While an order is open the provider leads it on. */
export function isOwnTurn({ side, state }: Pick<OrderRow, 'side' | 'state'>): boolean {
  return side === 'RECEIVED' && isOpen({ state })
}

const icons: Readonly<Record<OrderState, IconName>> = {
  TO_BE_CONNECTED: 'phone',
  CONNECTED: 'speech',
  PROCESSING: 'case',
  COMPLETED: 'check',
  CANCELLED: 'close',
}

const placedTones: Readonly<Record<OrderState, Tone>> = {
  TO_BE_CONNECTED: 'gold',
  CONNECTED: 'ink',
  PROCESSING: 'ink',
  COMPLETED: 'jade',
  CANCELLED: 'grey',
}

/** How an order stands, to one of its sides. */
export function lookOf(side: OrderSide, state: OrderState): { tone: Tone; icon: IconName } {
  const tone = isOwnTurn({ side, state }) ? 'seal' : placedTones[state]
  return { tone, icon: icons[state] }
}

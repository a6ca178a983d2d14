import { asking, formCall } from '../app/forms/form-call.ts'
import type { OrderRow } from './standing.ts'

const cancel = formCall('orders', 'cancel')

/** The calls by which the two sides move an order; once they are connected, a cancellation has its reason. */
const moveCalls = {
  communicated: formCall('orders', 'communicated'),
  processing: formCall('orders', 'processing'),
  completed: formCall('orders', 'completed'),
  cancel,
}

export type MoveName = keyof typeof moveCalls

const cancelWithReason = asking(cancel, 'reason')

/** What a move sends, as its order stands. */
export function callOf(name: MoveName, { state }: Pick<OrderRow, 'state'>) {
  if (name === 'cancel' && state !== 'TO_BE_CONNECTED') return cancelWithReason
  return moveCalls[name]
}

/** What somebody is about to do. */
export interface AskedMove {
  name: MoveName
  order: OrderRow
}

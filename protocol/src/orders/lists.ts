import { list, oneOf, text } from '../kernel/list.ts'
import { orderLifecycle } from './lifecycle.ts'

/** On which side of an order the caller is: those placed, those received. */
export const orderSides = ['PLACED', 'RECEIVED'] as const

/** The orders that the caller placed or received. */
export const ordersList = list({
  filters: {
    state: oneOf(orderLifecycle.states),
    keyword: text(100),
  },
  tabs: 'state',
  sorts: ['newest', 'oldest'],
  sizes: [10, 20, 50],
})

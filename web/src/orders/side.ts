import { providerTypes, type UserType } from '@portal/protocol/kernel/user-types.ts'
import { orderSides } from '@portal/protocol/orders/lists.ts'
import type { OrderSide } from './queries.ts'

export function isProvider(userType: UserType | undefined): boolean {
  return providerTypes.some((type) => type === userType)
}

/** The orders that an address shows; where it names none, providers see those received. Only they have such. */
export function sideIn(search: URLSearchParams, userType: UserType | undefined): OrderSide {
  if (!isProvider(userType)) return 'PLACED'
  return orderSides.find((side) => side === search.get('side')) ?? 'RECEIVED'
}

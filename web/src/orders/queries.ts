import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { ordersList, type orderSides } from '@portal/protocol/orders/lists.ts'
import { queryOptions } from '@tanstack/react-query'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask'>

/** On which side of an order the reader is. */
export type OrderSide = (typeof orderSides)[number]

/** Whatever is asked of orders: what one of their calls changes is asked for anew. */
export const ordersKey = ['orders']

/** The other side moves too: asked for anew, in milliseconds. */
const lookAgain = 120_000

function ordersOf(side: OrderSide) {
  return listSource({
    list: ordersList,
    query: ({ ask }: Asking, asked) => {
      const query = { ...toQuery(ordersList, asked), side }
      return {
        queryKey: [...ordersKey, 'page', query],
        queryFn: ({ signal }) => ask('orders', 'page', { query }, signal),
        staleTime: 0,
      }
    },
  })
}

/** The orders that the reader placed, and those received. */
export const ordersBySide = { PLACED: ordersOf('PLACED'), RECEIVED: ordersOf('RECEIVED') }

/** An order of which the reader is a side. */
export function orderQuery({ ask }: Asking, id: string) {
  return {
    queryKey: [...ordersKey, id],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask('orders', 'read', { params: { id } }, signal),
    staleTime: 0,
    refetchInterval: lookAgain,
  }
}

/** The service as it is now, to say whether it is still what was ordered. */
export function serviceNowQuery({ ask }: Asking, serviceId: string) {
  return queryOptions({
    queryKey: [...ordersKey, 'service', serviceId],
    queryFn: ({ signal }) => ask('lawServices', 'read', { params: { id: serviceId } }, signal),
  })
}

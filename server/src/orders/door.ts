export { clientsOf } from './queries.ts'
export { orderLink } from './links.ts'
export { completedOrders, orderWork } from './work.ts'
export { ordersPlacedBy } from './placed-by.ts'

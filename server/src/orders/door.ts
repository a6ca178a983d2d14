export { clientsOf } from './queries.ts'
export { completedOrders, orderWork } from './work.ts'
export { ordersPlacedBy } from './placed-by.ts'

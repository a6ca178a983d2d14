export { clientsOf } from './queries.ts'
export { completedOrders, orderWork } from './work.ts'

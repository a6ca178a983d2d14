export { lookupsOf } from './applied-by.ts'

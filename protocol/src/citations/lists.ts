import { list } from '../kernel/list.ts'

export const citersList = list({ filters: {}, sorts: ['newest'] })

import { list } from '../kernel/list.ts'

export const pendingList = list({ filters: {}, sorts: ['oldest'], sizes: [20] })

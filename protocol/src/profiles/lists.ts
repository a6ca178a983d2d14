import { list, text } from '../kernel/list.ts'

/** An agency's members, found by their name or licence. */
export const membersList = list({ filters: { keyword: text(100) }, sorts: ['oldest'], sizes: [20] })

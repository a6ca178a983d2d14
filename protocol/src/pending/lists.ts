import { list, several, text } from '../kernel/list.ts'

/** What waits the longest first; or by the kinds asked for, in their order, and of each what waits the longest. */
export const pendingList = list({
  filters: { kind: several(text(40)) },
  sorts: ['oldest', 'kind'],
  sizes: [20],
})

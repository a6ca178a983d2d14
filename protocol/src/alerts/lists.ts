import { list, oneOf } from '../kernel/list.ts'

/** What alerts are told apart by: searches that were saved, laws and articles that are followed. */
const alertSides = ['SEARCHES', 'LAWS'] as const

/** The caller's alerts. */
export const alertsList = list({
  filters: { side: oneOf(alertSides) },
  tabs: 'side',
  sorts: ['newest', 'oldest'],
  sizes: [10, 20, 50],
})

import { list, oneOf, text } from '../kernel/list.ts'
import { requestLifecycle } from './lifecycle.ts'

/** The company's own reports. */
export const reportsList = list({ filters: {}, sorts: ['newest'] })

/** What the company itself has asked for. */
export const ownRequestsList = list({ filters: {}, sorts: ['newest'] })

export const handedList = list({
  filters: { keyword: text(100) },
  sorts: ['newest', 'oldest'],
  columns: { handedAt: { up: 'oldest', down: 'newest' } },
  sizes: [10, 20, 50],
})

export const requestsList = list({
  filters: { state: oneOf(requestLifecycle.states) },
  tabs: 'state',
  sorts: ['waiting', 'newest', 'oldest'],
  columns: { at: { up: 'oldest', down: 'newest' } },
  sizes: [10, 20, 50],
})

import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { reportCalls } from '@portal/protocol/reports/calls.ts'
import { ownRequestsList, reportsList } from '@portal/protocol/reports/lists.ts'
import { listSource } from '../app/lists/use-list.ts'

/** The addresses of reports end after some minutes: a page left open asks for new ones, in milliseconds. */
const addressesFresh = 600_000

export const reportsKey = ['reports', 'own']

/** The company's reports. */
export const ownReports = listSource({
  list: reportsList,
  query: ({ ask }, asked) => {
    const query = toQuery(reportsList, asked)
    return {
      queryKey: [...reportsKey, query],
      queryFn: ({ signal }) => ask('reports', 'page', { query }, signal),
      staleTime: 0,
      refetchInterval: addressesFresh,
    }
  },
})

export type OwnRequest = OutputOf<(typeof reportCalls)['requests']>['content'][number]

export const reportRequestsKey = ['reports', 'own-requests']

/** What the company has asked the platform for. */
export const ownRequests = listSource({
  list: ownRequestsList,
  prefix: 'requests',
  query: ({ ask }, asked) => {
    const query = toQuery(ownRequestsList, asked)
    return {
      queryKey: [...reportRequestsKey, query],
      queryFn: ({ signal }) => ask('reports', 'requests', { query }, signal),
      staleTime: 0,
    }
  },
})

import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { handedList, requestsList } from '@portal/protocol/reports/lists.ts'
import { queryOptions } from '@tanstack/react-query'
import { adminKey, fresh, freshList } from '../app/admin/queries.ts'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask'>

export const requests = listSource({
  list: requestsList,
  query: ({ ask }, asked) => {
    const query = toQuery(requestsList, asked)
    return {
      queryKey: [...adminKey, 'report-requests', query],
      queryFn: ({ signal }) => ask('reports', 'allRequests', { query }, signal),
      ...fresh,
    }
  },
})

export const handed = listSource({
  list: handedList,
  query: ({ ask }, asked) => {
    const query = toQuery(handedList, asked)
    return {
      queryKey: [...adminKey, 'handed-reports', query],
      queryFn: ({ signal }) => ask('reports', 'handedReports', { query }, signal),
      ...fresh,
    }
  },
})

export function companiesQuery({ ask }: Asking, keyword: string) {
  return queryOptions({
    queryKey: [...adminKey, 'companies', keyword],
    queryFn: ({ signal }) => ask('reports', 'companies', { query: keyword ? { keyword } : {} }, signal),
    ...freshList,
  })
}

import { auditList, outgoingList, peopleList } from '@portal/protocol/admin/lists.ts'
import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { queryOptions } from '@tanstack/react-query'
import { adminKey, fresh } from '../app/admin/queries.ts'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask'>

export function overviewQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: [...adminKey, 'overview'],
    queryFn: ({ signal }) => ask('admin', 'overview', {}, signal),
    ...fresh,
  })
}

export const people = listSource({
  list: peopleList,
  query: ({ ask }, asked) => {
    const query = toQuery(peopleList, asked)
    return {
      queryKey: [...adminKey, 'people', query],
      queryFn: ({ signal }) => ask('admin', 'people', { query }, signal),
      ...fresh,
    }
  },
})

export function personQuery({ ask }: Asking, id: string) {
  return queryOptions({
    queryKey: [...adminKey, 'person', id],
    queryFn: ({ signal }) => ask('admin', 'person', { params: { id } }, signal),
    ...fresh,
  })
}

export const auditLines = listSource({
  list: auditList,
  query: ({ ask }, asked) => {
    const query = toQuery(auditList, asked)
    return {
      queryKey: [...adminKey, 'audit', query],
      queryFn: ({ signal }) => ask('admin', 'audit', { query }, signal),
      ...fresh,
    }
  },
})

export function auditEventsQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: [...adminKey, 'audit-events'],
    queryFn: ({ signal }) => ask('admin', 'auditEvents', {}, signal),
  })
}

export const outgoing = listSource({
  list: outgoingList,
  query: ({ ask }, asked) => {
    const query = toQuery(outgoingList, asked)
    return {
      queryKey: [...adminKey, 'outgoing', query],
      queryFn: ({ signal }) => ask('admin', 'outgoing', { query }, signal),
      ...fresh,
    }
  },
})

export function settingsQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: [...adminKey, 'settings'],
    queryFn: ({ signal }) => ask('admin', 'settings', {}, signal),
    ...fresh,
  })
}

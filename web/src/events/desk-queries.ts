import { applicationsList, deskEventsList } from '@portal/protocol/events/lists.ts'
import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { queryOptions } from '@tanstack/react-query'
import { adminKey, fresh } from '../app/admin/queries.ts'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

/** Whatever the desk asks of trainings and activities. */
export const deskEventsKey = [...adminKey, 'events']

export const deskEvents = listSource({
  list: deskEventsList,
  query: ({ ask, language }, asked) => {
    const query = toQuery(deskEventsList, asked)
    return {
      queryKey: [...deskEventsKey, 'page', language(), query],
      queryFn: ({ signal }) => ask('events', 'deskPage', { query }, signal),
      ...fresh,
    }
  },
})

export function deskEventQuery({ ask, language }: Asking, id: string) {
  return queryOptions({
    queryKey: [...deskEventsKey, 'one', language(), id],
    queryFn: ({ signal }) => ask('events', 'deskOne', { params: { id } }, signal),
    ...fresh,
  })
}

/** Who applied for one. */
export function applicationsOf(id: string) {
  return listSource({
    list: applicationsList,
    query: ({ ask }, asked) => {
      const query = toQuery(applicationsList, asked)
      return {
        queryKey: [...deskEventsKey, 'applications', id, query],
        queryFn: ({ signal }) => ask('events', 'applications', { params: { id }, query }, signal),
        ...fresh,
      }
    },
  })
}

/** The address that hangs at the door. */
export function codeQuery({ ask }: Pick<AppContext, 'ask'>, id: string) {
  return queryOptions({
    queryKey: [...deskEventsKey, 'code', id],
    queryFn: ({ signal }) => ask('events', 'code', { params: { id } }, signal),
    ...fresh,
  })
}

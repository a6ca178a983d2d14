import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { ownEventsList } from '@portal/protocol/events/lists.ts'
import type { EventKind } from '@portal/protocol/publications/kinds.ts'
import { queryOptions } from '@tanstack/react-query'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'
import { eventsOf } from '../publications/queries.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

/** Whatever is asked of trainings and activities: what one of their calls changes is asked for anew. */
export const eventsKey = ['events']

/** What takes place of a kind, with how many seats of each are taken. */
export function seatedEventsOf(kind: EventKind) {
  const published = eventsOf(kind)
  return listSource({
    list: published.list,
    query: (context, asked) => {
      const { queryFn, ...page } = published.query(context, asked)
      return {
        ...page,
        queryKey: [...eventsKey, ...page.queryKey],
        queryFn: async (given) => {
          const answer = await queryFn(given)
          const ids = answer.content.map(({ id }) => id)
          const counts =
            ids.length === 0 ? [] : await context.ask('events', 'taken', { query: { ids } }, given.signal)
          const taken = new Map(counts.map((count) => [count.id, count.taken]))
          return {
            ...answer,
            content: answer.content.map((row) => ({ ...row, taken: taken.get(row.id) ?? 0 })),
          }
        },
      }
    },
  })
}

/** One as it stands now, with what the reader has of it. */
export function liveQuery({ ask }: Pick<AppContext, 'ask'>, id: string) {
  return queryOptions({
    queryKey: [...eventsKey, 'live', id],
    queryFn: ({ signal }) => ask('events', 'live', { params: { id } }, signal),
    staleTime: 0,
  })
}

/** What the reader applied for. */
export const ownEvents = listSource({
  list: ownEventsList,
  query: ({ ask, language }: Asking, asked) => {
    const query = toQuery(ownEventsList, asked)
    return {
      queryKey: [...eventsKey, 'own', language(), query],
      queryFn: ({ signal }) => ask('events', 'ownPage', { query }, signal),
      staleTime: 0,
    }
  },
})

/** What a certificate's number is worth. */
export function certificateQuery({ ask, language }: Asking, number: string) {
  return queryOptions({
    queryKey: [...eventsKey, 'certificate', number, language()],
    queryFn: ({ signal }) => ask('events', 'verifyCertificate', { params: { number } }, signal),
    staleTime: 0,
  })
}

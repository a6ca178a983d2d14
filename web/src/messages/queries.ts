import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import type { MessageType } from '@portal/protocol/kernel/told.ts'
import { messagesList } from '@portal/protocol/messages/lists.ts'
import { queryOptions } from '@tanstack/react-query'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

/** One message read changes the lists and their numbers. */
export const messagesKey = ['messages', 'own']

/** The reader's messages, of one type or of all. */
export function messagesOf(type?: MessageType) {
  return listSource({
    list: messagesList,
    query: ({ ask, language }, asked) => {
      const query = { ...toQuery(messagesList, asked), ...(type && { type }) }
      return {
        queryKey: [...messagesKey, language(), query],
        queryFn: ({ signal }) => ask('messages', 'page', { query }, signal),
        staleTime: 0,
      }
    },
  })
}

/** One message, which a link outside the portal leads to. */
export function messageQuery({ ask, language }: Asking, id: string) {
  return queryOptions({
    queryKey: [...messagesKey, language(), id],
    queryFn: ({ signal }) => ask('messages', 'read', { params: { id } }, signal),
  })
}

/** The newest messages that are kept for want of a provider. */
export function outboxQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: ['messages', 'outbox'],
    queryFn: ({ signal }) => ask('messages', 'outbox', { query: {} }, signal),
    staleTime: 0,
  })
}

import type { MessageType } from '@portal/protocol/messages/calls.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

/** How often an open page looks for what is new in it and in the menu, in milliseconds. */
const conversationPoll = 15_000
const unreadPoll = 60_000

/** Entries of a conversation in one page. */
const entriesSize = 20

/** What of the user center concerns messages: one of them read changes them all. */
export const messagesKey = ['usercenter', 'messages']
export const conversationsKey = ['usercenter', 'conversations']
export const unreadKey = ['usercenter', 'unread']

/** How much is unread, by type. */
export function unreadQuery({ ask }: Pick<Asking, 'ask'>) {
  return queryOptions({
    queryKey: unreadKey,
    queryFn: ({ signal }) => ask('messages', 'unread', {}, signal),
    staleTime: 0,
    refetchInterval: unreadPoll,
  })
}

export interface MessageFilter {
  type: MessageType
  isUnread: boolean
  page: number
}

export function messagesQuery({ ask, language }: Asking, { type, isUnread, page }: MessageFilter) {
  return queryOptions({
    queryKey: [...messagesKey, language(), type, isUnread, page],
    queryFn: ({ signal }) =>
      ask(
        'messages',
        'page',
        { query: { type, page: String(page), ...(isUnread && { status: 'UNREAD' as const }) } },
        signal,
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One message, which a link outside the portal leads to. */
export function messageQuery({ ask, language }: Asking, id: string) {
  return queryOptions({
    queryKey: [...messagesKey, language(), id],
    queryFn: ({ signal }) => ask('messages', 'read', { params: { id } }, signal),
  })
}

/** The reader's conversations, more of them page by page. */
export function conversationsQuery({ ask }: Asking) {
  return infiniteQueryOptions({
    queryKey: [...conversationsKey, 'list'],
    queryFn: ({ pageParam, signal }) =>
      ask('conversations', 'page', { query: { page: String(pageParam) } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page }) => (page.number < page.totalPages ? page.number + 1 : undefined),
    staleTime: 0,
    refetchInterval: conversationPoll,
  })
}

/** What was written in a conversation: the newest entries first, earlier ones page by page. */
export function entriesQuery({ ask }: Asking, id: string) {
  return infiniteQueryOptions({
    queryKey: [...conversationsKey, id],
    queryFn: ({ pageParam, signal }) =>
      ask(
        'conversations',
        'entries',
        { params: { id }, query: { page: String(pageParam), size: String(entriesSize) } },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ entries: { page } }) =>
      page.number < page.totalPages ? page.number + 1 : undefined,
    staleTime: 0,
    refetchInterval: conversationPoll,
  })
}

/** The addresses of reports end after some minutes: a page left open asks for new ones, in milliseconds. */
const addressesFresh = 600_000

export const reportsKey = ['usercenter', 'reports']

/** The company's reports. */
export function reportsQuery({ ask }: Asking, page: number) {
  return queryOptions({
    queryKey: [...reportsKey, page],
    queryFn: ({ signal }) => ask('reports', 'page', { query: { page: String(page) } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: addressesFresh,
  })
}

export const reportRequestsKey = ['usercenter', 'report-requests']

/** What the company has asked the platform for. */
export function reportRequestsQuery({ ask }: Asking, page: number) {
  return queryOptions({
    queryKey: [...reportRequestsKey, page],
    queryFn: ({ signal }) => ask('reports', 'requests', { query: { page: String(page) } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

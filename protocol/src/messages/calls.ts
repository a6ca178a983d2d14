import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { rowId } from '../kernel/fields.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { pageOf, tabbedPageOf } from '../kernel/paging.ts'
import { messageTypes } from '../kernel/told.ts'
import { channels } from './constants.ts'
import { keptList, messagesList } from './lists.ts'

/** A message that would have gone out, kept because no provider is set up. */
const keptMessage = z.object({
  id: z.string(),
  channel: z.enum(channels),
  recipient: z.string(),
  /** Null for an SMS. */
  subject: z.string().nullable(),
  text: z.string(),
  /** Instant (ISO 8601). */
  at: z.string(),
})

const message = z.object({
  id: z.string(),
  type: z.enum(messageTypes),
  /** In the language of the request. */
  title: z.string(),
  text: z.string(),
  /** Path on this site that the message is about. */
  link: z.string().nullable(),
  /** What it names beside that: titles, with their paths on this site. */
  links: z.array(z.object({ title: z.string(), path: z.string() })),
  isRead: z.boolean(),
  /** Instant (ISO 8601). */
  at: z.string(),
})

export type Message = z.output<typeof message>

export const messageCalls = {
  outbox: call({
    method: 'GET',
    path: '/common/outbox/page',
    access: 'public',
    summary: 'Messages kept because no provider is set up, the newest first; outside production alone',
    list: keptList,
    query: listQuery(keptList),
    output: pageOf(keptMessage),
  }),
  page: call({
    method: 'GET',
    path: '/web/message/page',
    access: 'user',
    summary: 'The reader’s own messages, the newest first',
    list: messagesList,
    query: listQuery(messagesList),
    output: tabbedPageOf(messagesList, message),
  }),
  unread: call({
    method: 'GET',
    path: '/web/message/unread/count',
    access: 'user',
    isOpenBeforeSecondFactor: true,
    summary: 'How many messages are unread, by type, and how many conversations have something new',
    output: z.object({ SERVICE: z.int(), CONSULTING: z.int(), SYSTEM: z.int(), conversations: z.int() }),
    isPoll: true,
  }),
  read: call({
    method: 'GET',
    path: '/web/message/{id}',
    access: 'user',
    summary: 'One of the reader’s own messages',
    params: rowId,
    output: message,
  }),
  markRead: call({
    method: 'PUT',
    path: '/web/message/{id}',
    access: 'user',
    summary: 'Mark a message as read',
    params: rowId,
    output: z.null(),
    audit: 'message.mark-read',
    isOpenToFrozen: true,
  }),
  markAllRead: call({
    method: 'PUT',
    path: '/web/message/read/all',
    access: 'user',
    summary: 'Mark all messages as read, or all of one type',
    query: z.object({ type: z.enum(messageTypes).optional() }),
    output: z.object({ marked: z.int() }),
    audit: 'message.mark-all-read',
    isOpenToFrozen: true,
  }),
}

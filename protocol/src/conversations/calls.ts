import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { pageOf, queryPaging } from '../kernel/paging.ts'
import { userTypes } from '../kernel/user-types.ts'

/** The other side of a conversation, as the reader knows them. */
const partner = z.object({
  /** Name of the lawyer, agency, company or person where there is one, else the username. */
  name: z.string(),
  userType: z.enum(userTypes),
  picture: z.string().nullable(),
})

export const conversationEntry = z.object({
  id: z.string(),
  text: z.string(),
  isOwn: z.boolean(),
  /** Instant (ISO 8601). */
  at: z.string(),
})

const conversation = z.object({
  id: z.string(),
  partner,
  last: conversationEntry,
  unread: z.int(),
  /** Whether the other side can be written to. */
  canReply: z.boolean(),
})

/** Characters. */
export const longestEntry = 2000

/** What a person writes in a conversation; line breaks stay. */
export const entryText = z.string().trim().min(1).max(longestEntry)

const conversationId = z.object({ id: z.uuid() })

/** A lawyer by the account's id, or a member of an agency by the member's. */
const lawyerChoice = z.object({ type: z.enum(['lawyer', 'member']).default('lawyer') })

/** The entries newest last; `page` 1 holds the newest. */
const entries = z.object({
  conversationId: z.string().nullable(),
  partner,
  entries: pageOf(conversationEntry),
  /** Whether the other side can be written to. */
  canReply: z.boolean(),
})

export const conversationCalls = {
  page: call({
    method: 'GET',
    path: '/web/contact/page',
    access: 'user',
    summary: 'The caller’s own conversations, the last written in first',
    query: z.object(queryPaging),
    output: pageOf(conversation),
    isPoll: true,
  }),
  entries: call({
    method: 'GET',
    path: '/web/contact/{id}',
    access: 'user',
    summary: 'What was written in one of the caller’s conversations',
    params: conversationId,
    query: z.object(queryPaging),
    output: entries,
    isPoll: true,
  }),
  add: call({
    method: 'POST',
    path: '/web/contact/add',
    access: 'user',
    summary: 'Write to a verified lawyer or agency; goes on with the conversation there is',
    body: z.strictObject({ to: z.uuid(), text: entryText }),
    output: z.object({ id: z.string() }),
    audit: 'conversation.add',
    perMinute: 20,
  }),
  reply: call({
    method: 'POST',
    path: '/web/contact/reply/{id}',
    access: 'user',
    summary: 'Write in one of the caller’s conversations',
    params: conversationId,
    body: z.strictObject({ text: entryText }),
    output: conversationEntry,
    audit: 'conversation.reply',
    perMinute: 30,
  }),
  markRead: call({
    method: 'PUT',
    path: '/web/contact/read/{id}',
    access: 'user',
    summary: 'Mark what the other side wrote as read',
    params: conversationId,
    output: z.null(),
    audit: 'conversation.mark-read',
    isOpenToFrozen: true,
  }),
  writeToLawyer: call({
    method: 'POST',
    path: '/web/foreign/affairs/lawyer/contact/{id}',
    access: 'user',
    summary: 'Write to a lawyer, or to the agency of a member',
    params: conversationId,
    query: lawyerChoice,
    body: z.strictObject({ text: entryText }),
    output: z.object({ id: z.string() }),
    audit: 'conversation.write-to-lawyer',
    perMinute: 20,
  }),
  withLawyer: call({
    method: 'GET',
    path: '/web/foreign/affairs/lawyer/contact/{id}',
    access: 'user',
    summary: 'The caller’s conversation with a lawyer, or with the agency of a member',
    params: conversationId,
    query: lawyerChoice.extend(queryPaging),
    output: entries,
  }),
}

import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { idField, rowId } from '../kernel/fields.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { pageOf } from '../kernel/paging.ts'
import { conversationsList, entriesList } from './lists.ts'
import { conversation, conversationEntries, conversationEntry, entryText, entryWithFiles } from './schemas.ts'

/** A lawyer by the account's id, or a member of an agency by the member's. */
const lawyerChoice = z.object({ type: z.enum(['lawyer', 'member']).default('lawyer') })

export const conversationCalls = {
  page: call({
    method: 'GET',
    path: '/web/contact/page',
    access: 'user',
    summary: 'The caller’s own conversations, the last written in first',
    list: conversationsList,
    query: listQuery(conversationsList),
    output: pageOf(conversation),
    isPoll: true,
  }),
  entries: call({
    method: 'GET',
    path: '/web/contact/{id}',
    access: 'user',
    summary: 'What was written in one of the caller’s conversations',
    params: rowId,
    list: entriesList,
    query: listQuery(entriesList),
    output: conversationEntries,
    isPoll: true,
  }),
  add: call({
    method: 'POST',
    path: '/web/contact/add',
    access: 'user',
    summary: 'Write to a verified lawyer or agency; goes on with the conversation there is',
    body: z.strictObject({ to: idField, text: entryText }),
    output: z.object({ id: z.string() }),
    audit: 'conversation.add',
    perMinute: 20,
  }),
  reply: call({
    method: 'POST',
    path: '/web/contact/reply/{id}',
    access: 'user',
    summary: 'Write in one of the caller’s conversations, with files or without',
    params: rowId,
    body: entryWithFiles,
    output: conversationEntry,
    audit: 'conversation.reply',
    perMinute: 30,
  }),
  markRead: call({
    method: 'PUT',
    path: '/web/contact/read/{id}',
    access: 'user',
    summary: 'Mark what the other side wrote as read',
    params: rowId,
    output: z.null(),
    audit: 'conversation.mark-read',
    isOpenToFrozen: true,
  }),
  writeToLawyer: call({
    method: 'POST',
    path: '/web/foreign/affairs/lawyer/contact/{id}',
    access: 'user',
    summary: 'Write to a lawyer, or to the agency of a member',
    params: rowId,
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
    params: rowId,
    list: entriesList,
    query: listQuery(entriesList).extend(lawyerChoice.shape),
    output: conversationEntries,
  }),
}

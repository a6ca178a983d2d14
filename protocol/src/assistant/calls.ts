import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { rowId } from '../kernel/fields.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { pageOf } from '../kernel/paging.ts'
import { streamOf } from '../kernel/stream.ts'
import { consentsTo } from './constants.ts'
import { answerFeedbackList, ownConversationsList } from './lists.ts'
import {
  answerEvent,
  conversation,
  conversationRow,
  feedbackBody,
  feedbackRecord,
  feedbackRow,
  questionBody,
  standing,
  turn,
} from './schemas.ts'

export const assistantCalls = {
  standing: call({
    method: 'GET',
    path: '/web/aiLegal/standing',
    access: 'public',
    summary:
      'What the AI legal page offers to the caller: a model or passages alone, and how many questions are left',
    output: standing,
  }),
  ask: call({
    method: 'POST',
    path: '/web/aiLegal/ask',
    access: 'public',
    summary:
      'Ask a question: the passages of the portal’s texts that answer it; those signed in keep it, and a model may write',
    body: questionBody,
    output: turn,
    audit: 'assistant.ask',
    perMinute: 20,
  }),
  write: call({
    method: 'GET',
    path: '/web/aiLegal/answer/{id}',
    access: 'user',
    summary: 'The answer that a model writes to a question of the caller’s own, sentence by sentence',
    params: rowId,
    ...streamOf(answerEvent),
    audit: 'assistant.write',
    perMinute: 20,
  }),
  page: call({
    method: 'GET',
    path: '/web/aiLegal/page',
    access: 'user',
    summary: 'The caller’s own conversations',
    list: ownConversationsList,
    query: listQuery(ownConversationsList),
    output: pageOf(conversationRow),
  }),
  read: call({
    method: 'GET',
    path: '/web/aiLegal/{id}',
    access: 'user',
    summary: 'A conversation of the caller’s own',
    params: rowId,
    output: conversation,
  }),
  remove: call({
    method: 'DELETE',
    path: '/web/aiLegal/{id}',
    access: 'user',
    summary: 'Delete a conversation of the caller’s own',
    params: rowId,
    output: z.null(),
    audit: 'assistant.remove',
    isOpenToFrozen: true,
  }),
  clear: call({
    method: 'DELETE',
    path: '/web/aiLegal/all',
    access: 'user',
    summary: 'Delete all conversations of the caller’s own',
    output: z.null(),
    audit: 'assistant.clear',
    isOpenToFrozen: true,
  }),
  consent: call({
    method: 'PUT',
    path: '/web/aiLegal/consent',
    access: 'user',
    summary:
      'Agree that questions are sent abroad, to the model’s recipient or to whoever tells what they mean; or take that back',
    body: z.strictObject({ agrees: z.boolean(), to: z.enum(consentsTo).optional() }),
    output: z.null(),
    audit: 'assistant.consent',
  }),
  rate: call({
    method: 'PUT',
    path: '/web/aiLegal/feedback/{id}',
    access: 'user',
    summary: 'Say whether an answer to the caller helped, and why',
    params: rowId,
    body: feedbackBody,
    output: z.null(),
    audit: 'assistant.rate',
  }),
}

/** What readers thought of answers, for the zone's staff. */
export const assistantDeskCalls = {
  feedbackPage: call({
    method: 'GET',
    path: '/admin/aiLegal/feedback/page',
    access: { roles: ['DESK'] },
    summary: 'What readers thought of answers',
    list: answerFeedbackList,
    query: listQuery(answerFeedbackList),
    output: pageOf(feedbackRow),
    audit: 'assistant.feedback-list',
  }),
  feedbackRead: call({
    method: 'GET',
    path: '/admin/aiLegal/feedback/{id}',
    access: { roles: ['DESK'] },
    summary: 'What a reader thought of an answer, with the answer; not who asked',
    params: rowId,
    output: feedbackRecord,
    audit: 'assistant.feedback-read',
  }),
  markSeen: call({
    method: 'PUT',
    path: '/admin/aiLegal/feedback/{id}/seen',
    access: { roles: ['DESK'] },
    summary: 'Note that the desk has looked at what a reader thought',
    params: rowId,
    output: z.null(),
    audit: 'assistant.feedback-seen',
  }),
}

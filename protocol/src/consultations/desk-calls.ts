import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { idField, rowId } from '../kernel/fields.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { tabbedPageOf } from '../kernel/paging.ts'
import { reasonBody } from '../kernel/review.ts'
import { deskConsultationsList } from './lists.ts'
import {
  changedPreparedBody,
  deskConsultation,
  deskConsultationRow,
  prepared,
  preparedBody,
  publicationBody,
  replyBody,
} from './schemas.ts'

const access = { roles: ['DESK'] } as const

export const consultationDeskCalls = {
  deskPage: call({
    method: 'GET',
    path: '/admin/consulting/page',
    access,
    summary: 'Questions to the desk, those that wait the longest first; leaves an audit line',
    list: deskConsultationsList,
    query: listQuery(deskConsultationsList),
    output: tabbedPageOf(deskConsultationsList, deskConsultationRow),
    audit: 'consultation.list',
  }),
  desk: call({
    method: 'GET',
    path: '/admin/consulting/{id}',
    access,
    summary: 'A question as the desk answers it; leaves an audit line',
    params: rowId,
    output: deskConsultation,
    audit: 'consultation.read',
  }),
  assign: call({
    method: 'PUT',
    path: '/admin/consulting/assign/{id}',
    access,
    summary: 'Say who of the desk answers it, or that nobody does',
    params: rowId,
    body: z.strictObject({ to: idField.nullable() }),
    output: z.null(),
    audit: 'consultation.assign',
  }),
  reply: call({
    method: 'PUT',
    path: '/admin/consulting/reply/{id}',
    access,
    summary: 'Answer a question, or change its answer; who wrote meanwhile is not written over',
    params: rowId,
    body: replyBody,
    output: z.object({ revision: z.int() }),
    audit: 'consultation.reply',
  }),
  offer: call({
    method: 'PUT',
    path: '/admin/consulting/publication/offer/{id}',
    access,
    summary:
      'Offer the asker a text to be published, without personal data; who offered meanwhile is not written over',
    params: rowId,
    body: publicationBody,
    output: z.null(),
    audit: 'consultation.offer',
  }),
  takeDown: call({
    method: 'PUT',
    path: '/admin/consulting/publication/takeDown/{id}',
    access,
    summary: 'Take down what is published, with the reason its asker reads',
    params: rowId,
    body: reasonBody,
    output: z.null(),
    audit: 'consultation.take-down',
  }),
  prepared: call({
    method: 'GET',
    path: '/admin/consulting/prepared',
    access,
    summary: 'The texts that answers are begun with, by name',
    output: z.array(prepared),
  }),
  addPrepared: call({
    method: 'POST',
    path: '/admin/consulting/prepared',
    access,
    summary: 'Add a text that answers are begun with',
    body: preparedBody,
    output: z.object({ id: z.string() }),
    audit: 'consultation.prepare',
  }),
  editPrepared: call({
    method: 'PUT',
    path: '/admin/consulting/prepared/{id}',
    access,
    summary: 'Change a text that answers are begun with',
    params: rowId,
    body: changedPreparedBody,
    output: z.null(),
    audit: 'consultation.prepare',
  }),
  removePrepared: call({
    method: 'DELETE',
    path: '/admin/consulting/prepared/{id}',
    access,
    summary: 'Remove a text that answers are begun with',
    params: rowId,
    output: z.null(),
    audit: 'consultation.remove-prepared',
  }),
}

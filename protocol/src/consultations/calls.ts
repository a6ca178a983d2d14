import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { rowId } from '../kernel/fields.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { pageOf, tabbedPageOf } from '../kernel/paging.ts'
import { registeredTypes } from '../kernel/user-types.ts'
import { longestTyped } from './constants.ts'
import { ownConsultationsList, publishedConsultationsList } from './lists.ts'
import {
  consultationBody,
  consultationPace,
  ownConsultationRow,
  publicationAgreement,
  publishedConsultationRow,
  shownConsultation,
  similar,
} from './schemas.ts'

export const consultationCalls = {
  page: call({
    method: 'GET',
    path: '/web/consulting/page',
    access: 'public',
    summary: 'Answered questions that are published; who asked is not told',
    list: publishedConsultationsList,
    query: listQuery(publishedConsultationsList),
    output: pageOf(publishedConsultationRow),
  }),
  ownPage: call({
    method: 'GET',
    path: '/web/consulting/user/page',
    access: registeredTypes,
    summary: 'The caller’s own questions',
    list: ownConsultationsList,
    query: listQuery(ownConsultationsList),
    output: tabbedPageOf(ownConsultationsList, ownConsultationRow),
  }),
  similar: call({
    method: 'GET',
    path: '/web/consulting/similar',
    access: 'public',
    summary: 'Published questions and articles of law that may answer what is about to be asked',
    query: z.object({ keyword: z.string().trim().min(1).max(longestTyped) }),
    output: similar,
    perMinute: 60,
  }),
  pace: call({
    method: 'GET',
    path: '/web/consulting/pace',
    access: 'public',
    summary: 'How long an answer usually takes, computed from those given in the last months',
    output: consultationPace,
  }),
  read: call({
    method: 'GET',
    path: '/web/consulting/{id}',
    access: 'public',
    summary: 'A question that is published, or that the caller asked',
    params: rowId,
    output: shownConsultation,
  }),
  add: call({
    method: 'POST',
    path: '/web/consulting/add',
    access: registeredTypes,
    summary: 'Ask the platform’s desk',
    body: consultationBody,
    output: z.object({ id: z.string() }),
    audit: 'consultation.add',
    perMinute: 20,
  }),
  agree: call({
    method: 'PUT',
    path: '/web/consulting/publication/agree/{id}',
    access: registeredTypes,
    summary: 'Agree that the text offered for one’s own question is published',
    params: rowId,
    body: publicationAgreement,
    output: z.null(),
    audit: 'consultation.agree',
  }),
  withdraw: call({
    method: 'PUT',
    path: '/web/consulting/publication/withdraw/{id}',
    access: registeredTypes,
    summary: 'Refuse or end the publication of one’s own question',
    params: rowId,
    output: z.null(),
    audit: 'consultation.withdraw',
  }),
}

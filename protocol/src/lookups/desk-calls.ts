import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { documentFormats, docxType, pdfType } from '../kernel/file.ts'
import { fileAnswer } from '../kernel/file-answer.ts'
import { idField, line, rowId } from '../kernel/fields.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { tabbedPageOf } from '../kernel/paging.ts'
import { reasonBody } from '../kernel/review.ts'
import { deskLookupsList } from './lists.ts'
import {
  deskLookup,
  deskLookupRow,
  quoteBody,
  quotedProvision,
  releaseBody,
  resultBody,
  resultRead,
} from './schemas.ts'

const access = { roles: ['DESK'] } as const

export const lookupDeskCalls = {
  deskPage: call({
    method: 'GET',
    path: '/admin/lawSearchApply/page',
    access,
    summary: 'Applications that the desk works on, those due first before others; leaves an audit line',
    list: deskLookupsList,
    query: listQuery(deskLookupsList),
    output: tabbedPageOf(deskLookupsList, deskLookupRow),
    audit: 'lookup.list',
  }),
  desk: call({
    method: 'GET',
    path: '/admin/lawSearchApply/{id}',
    access,
    summary: 'An application as the desk works on it; leaves an audit line',
    params: rowId,
    output: deskLookup,
    audit: 'lookup.read',
  }),
  provisions: call({
    method: 'GET',
    path: '/admin/lawSearchApply/provisions',
    access,
    summary: 'Provisions that a citation or a question finds among the portal’s laws, as they read on a day',
    query: z.object({
      keyword: line(300),
      /** YYYY-MM-DD; today without it. */
      on: z.iso.date().optional(),
    }),
    output: z.array(quotedProvision),
    perMinute: 120,
  }),
  provision: call({
    method: 'GET',
    path: '/admin/lawSearchApply/provision',
    access,
    summary: 'A provision as it reads on a day; null where the portal holds none of that wording',
    query: z.object({
      lawId: idField,
      article: line(60),
      /** YYYY-MM-DD. */
      on: z.iso.date(),
    }),
    output: quotedProvision.nullable(),
    perMinute: 240,
  }),
  accept: call({
    method: 'PUT',
    path: '/admin/lawSearchApply/accept/{id}',
    access,
    summary: 'Accept an application as it was made: the expected days begin to run',
    params: rowId,
    output: z.null(),
    audit: 'lookup.accept',
  }),
  quote: call({
    method: 'PUT',
    path: '/admin/lawSearchApply/quote/{id}',
    access,
    summary: 'Quote cost and days, which the applicant accepts before the work begins',
    params: rowId,
    body: quoteBody,
    output: z.null(),
    audit: 'lookup.quote',
  }),
  decline: call({
    method: 'PUT',
    path: '/admin/lawSearchApply/decline/{id}',
    access,
    summary: 'Decline an application, with the reason its applicant reads',
    params: rowId,
    body: reasonBody,
    output: z.null(),
    audit: 'lookup.decline',
  }),
  assign: call({
    method: 'PUT',
    path: '/admin/lawSearchApply/assign/{id}',
    access,
    summary: 'Say who of the desk works on it, or that nobody does; the thread goes with it',
    params: rowId,
    body: z.strictObject({ to: idField.nullable() }),
    output: z.null(),
    audit: 'lookup.assign',
  }),
  write: call({
    method: 'PUT',
    path: '/admin/lawSearchApply/result/{id}',
    access,
    summary: 'Write the result while it is investigated; its applicant reads it once it is completed',
    params: rowId,
    body: resultBody,
    output: z.object({ revision: z.int() }),
    audit: 'lookup.write',
  }),
  complete: call({
    method: 'PUT',
    path: '/admin/lawSearchApply/complete/{id}',
    access,
    summary: 'Hand the written result, as it was read, to the applicant',
    params: rowId,
    body: resultRead,
    output: z.null(),
    audit: 'lookup.complete',
  }),
  release: call({
    method: 'PUT',
    path: '/admin/lawSearchApply/release/{id}',
    access,
    summary:
      'Have search learn from a completed lookup, where its applicant allows it, without personal data',
    params: rowId,
    body: releaseBody,
    output: z.null(),
    audit: 'lookup.release',
  }),
  takeBack: call({
    method: 'DELETE',
    path: '/admin/lawSearchApply/release/{id}',
    access,
    summary: 'Have search forget what it learned from a lookup',
    params: rowId,
    output: z.null(),
    audit: 'lookup.take-back',
  }),
  deskDocument: call({
    method: 'GET',
    path: '/admin/lawSearchApply/document/{id}',
    access,
    summary: 'The result as far as it is written, as its applicant would get it; leaves an audit line',
    params: rowId,
    query: z.object({ format: z.enum(documentFormats).default('pdf') }),
    output: fileAnswer,
    file: [pdfType, docxType],
    audit: 'lookup.read',
  }),
}

import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { documentFormats, docxType, pdfType } from '../kernel/file.ts'
import { fileAnswer } from '../kernel/file-answer.ts'
import { rowId } from '../kernel/fields.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { tabbedPageOf } from '../kernel/paging.ts'
import { registeredTypes } from '../kernel/user-types.ts'
import { ownLookupsList } from './lists.ts'
import {
  lookupBody,
  lookupPace,
  ownLookup,
  ownLookupRow,
  quoteAcceptance,
  releaseConsent,
} from './schemas.ts'

export const lookupCalls = {
  page: call({
    method: 'GET',
    path: '/web/lawSearchApply/page',
    access: registeredTypes,
    summary: 'The caller’s own applications to have foreign law looked up',
    list: ownLookupsList,
    query: listQuery(ownLookupsList),
    output: tabbedPageOf(ownLookupsList, ownLookupRow),
  }),
  pace: call({
    method: 'GET',
    path: '/web/lawSearchApply/pace',
    access: 'public',
    summary: 'How many working days a lookup usually takes, computed from those completed in the last year',
    output: lookupPace,
  }),
  read: call({
    method: 'GET',
    path: '/web/lawSearchApply/{id}',
    access: registeredTypes,
    summary: 'An application of the caller’s own, with its result once it is completed',
    params: rowId,
    output: ownLookup,
  }),
  document: call({
    method: 'GET',
    path: '/web/lawSearchApply/document/{id}',
    access: registeredTypes,
    summary: 'The result of an application of the caller’s own, as a PDF or a Word document in its language',
    params: rowId,
    query: z.object({ format: z.enum(documentFormats).default('pdf') }),
    output: fileAnswer,
    file: [pdfType, docxType],
    perMinute: 30,
  }),
  add: call({
    method: 'POST',
    path: '/web/lawSearchApply/add',
    access: registeredTypes,
    summary: 'Apply to have foreign law looked up; not where there are or were proceedings',
    body: lookupBody,
    output: z.object({ id: z.string() }),
    audit: 'lookup.add',
    perMinute: 20,
  }),
  acceptQuote: call({
    method: 'PUT',
    path: '/web/lawSearchApply/quote/accept/{id}',
    access: registeredTypes,
    summary: 'Accept what the desk quoted: the days agreed begin to run',
    params: rowId,
    body: quoteAcceptance,
    output: z.null(),
    audit: 'lookup.accept-quote',
  }),
  allowRelease: call({
    method: 'PUT',
    path: '/web/lawSearchApply/release/{id}',
    access: registeredTypes,
    summary: 'Say whether search may learn from an application; what it has learned goes once it may not',
    params: rowId,
    body: releaseConsent,
    output: z.null(),
    audit: 'lookup.allow-release',
  }),
  cancel: call({
    method: 'PUT',
    path: '/web/lawSearchApply/cancel/{id}',
    access: registeredTypes,
    summary: 'Withdraw an application before it is accepted, or cancel it after that',
    params: rowId,
    output: z.null(),
    audit: 'lookup.cancel',
  }),
  remove: call({
    method: 'DELETE',
    path: '/web/lawSearchApply/{id}',
    access: registeredTypes,
    summary: 'Take an application that has ended out of the caller’s list',
    params: rowId,
    output: z.null(),
    audit: 'lookup.remove',
  }),
}

import { z } from 'zod'
import { idField, line, rowId } from '../kernel/fields.ts'
import { call } from '../kernel/call.ts'
import { languages } from '../kernel/languages.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { pageOf, tabbedPageOf } from '../kernel/paging.ts'
import { handedList, requestsList } from './lists.ts'
import { requestDeskActions, requestLifecycle } from './lifecycle.ts'

const access = { roles: ['DESK'] } as const

const company = { accountId: z.string(), username: z.string(), company: z.string() }

export const reportAdminCalls = {
  handedReports: call({
    method: 'GET',
    path: '/admin/report/page',
    access,
    summary: 'Reports handed to companies, the newest first; leaves an audit line',
    list: handedList,
    query: listQuery(handedList),
    output: pageOf(
      z.object({
        id: z.string(),
        ...company,
        name: z.string(),
        handedAt: z.string(),
        downloadedAt: z.string().nullable(),
      }),
    ),
    audit: 'admin.list-reports',
  }),
  allRequests: call({
    method: 'GET',
    path: '/admin/report/request/page',
    access,
    summary: 'Reports that companies have asked for, open ones first; leaves an audit line',
    list: requestsList,
    query: listQuery(requestsList),
    output: tabbedPageOf(
      requestsList,
      z.object({
        id: z.string(),
        ...company,
        /** Null of an extract, which is made in the language. */
        text: z.string().nullable(),
        language: z.enum(languages).nullable(),
        state: z.enum(requestLifecycle.states),
        at: z.string(),
        abilities: z.array(z.enum(requestDeskActions)),
      }),
    ),
    audit: 'admin.list-report-requests',
  }),
  retryRequest: call({
    method: 'PUT',
    path: '/admin/report/request/retry/{id}',
    access,
    summary: 'Have an extract made again that could not be made',
    params: rowId,
    output: z.null(),
    audit: 'admin.retry-report',
  }),
  companies: call({
    method: 'GET',
    path: '/admin/report/company/list',
    access,
    summary: 'Companies whose name has the keyword in it, to hand a report to; leaves an audit line',
    query: z.object({ keyword: z.string().trim().max(100).optional() }),
    output: z.array(z.object(company)),
    audit: 'admin.find-companies',
  }),
  hand: call({
    method: 'POST',
    path: '/admin/report/add',
    access,
    summary: 'Hand a report file to a company, as the answer to a request or unasked',
    body: z.strictObject({
      accountId: idField,
      name: line(200),
      /** A file uploaded as REPORT. */
      file: idField,
      request: idField.optional(),
    }),
    output: z.object({ id: z.string() }),
    audit: 'admin.hand-report',
  }),
}

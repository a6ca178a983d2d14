import { z } from 'zod'
import { line } from '../kernel/fields.ts'
import { call } from '../kernel/call.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { pageOf, tabbedPageOf } from '../kernel/paging.ts'
import { handedList, requestsList } from './lists.ts'
import { requestLifecycle } from './lifecycle.ts'

const access = { roles: ['DESK'] } as const

const company = { accountId: z.string(), username: z.string(), company: z.string() }

export const reportAdminCalls = {
  handedReports: call({
    method: 'GET',
    path: '/admin/report/page',
    access,
    summary: 'Reports handed to companies, the newest first',
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
  }),
  allRequests: call({
    method: 'GET',
    path: '/admin/report/request/page',
    access,
    summary: 'Reports that companies have asked for, open ones first',
    list: requestsList,
    query: listQuery(requestsList),
    output: tabbedPageOf(
      requestsList,
      z.object({
        id: z.string(),
        ...company,
        text: z.string(),
        state: z.enum(requestLifecycle.states),
        at: z.string(),
      }),
    ),
  }),
  companies: call({
    method: 'GET',
    path: '/admin/report/company/list',
    access,
    summary: 'Companies whose name has the keyword in it, to hand a report to',
    query: z.object({ keyword: z.string().trim().max(100).optional() }),
    output: z.array(z.object(company)),
  }),
  hand: call({
    method: 'POST',
    path: '/admin/report/add',
    access,
    summary: 'Hand a report file to a company, as the answer to a request or unasked',
    body: z.strictObject({
      accountId: z.uuid(),
      name: line(200),
      /** A file uploaded as REPORT. */
      file: z.uuid(),
      request: z.uuid().optional(),
    }),
    output: z.object({ id: z.string() }),
    audit: 'admin.hand-report',
  }),
}

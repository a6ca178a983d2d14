import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { pageOf } from '../kernel/paging.ts'
import { line, rowId } from '../kernel/fields.ts'
import { ownRequestsList, reportsList } from './lists.ts'
import { requestLifecycle } from './lifecycle.ts'

const report = z.object({
  id: z.string(),
  name: z.string(),
  /** Path that downloads it, for some minutes. */
  url: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Instants (ISO 8601). */
  handedAt: z.string(),
  downloadedAt: z.string().nullable(),
})

/** How often the newest report is asked for, in milliseconds. */
export const reportPoll = 5000

/** How long after a report was announced the platform is told so, in milliseconds. */
export const reportStatusDelay = 1000

export const reportStatuses = ['ANNOUNCED', 'DOWNLOADED'] as const

const reportRequest = z.object({
  id: z.string(),
  text: z.string(),
  state: z.enum(requestLifecycle.states),
  at: z.string(),
})

export const reportCalls = {
  latest: call({
    method: 'GET',
    path: '/web/companyReportRecord/latest',
    access: 'user',
    summary: 'The caller’s newest report that was not announced yet; does not prolong the session',
    output: report.pick({ id: true, name: true, url: true }).nullable(),
    isPoll: true,
  }),
  setStatus: call({
    method: 'POST',
    path: '/web/companyReportRecord/down/status/{id}',
    access: 'user',
    summary: 'Note that a report was announced or downloaded',
    params: rowId,
    query: z.object({ status: z.enum(reportStatuses).default('ANNOUNCED') }),
    output: z.null(),
    audit: 'report.set-status',
    isOpenToFrozen: true,
  }),
  page: call({
    method: 'GET',
    path: '/web/companyReportRecord/page',
    access: 'user',
    summary: 'The caller’s own reports, the newest first',
    list: reportsList,
    query: listQuery(reportsList),
    output: pageOf(report),
  }),
  request: call({
    method: 'POST',
    path: '/web/companyReportRecord/request',
    access: ['ENTERPRISE'],
    summary: 'Ask the platform for a report on the company',
    body: z.strictObject({ text: line(1000) }),
    output: z.object({ id: z.string() }),
    audit: 'report.request',
    perMinute: 10,
  }),
  requests: call({
    method: 'GET',
    path: '/web/companyReportRecord/request/page',
    access: ['ENTERPRISE'],
    summary: 'What the company has asked for',
    list: ownRequestsList,
    query: listQuery(ownRequestsList),
    output: pageOf(reportRequest),
  }),
}

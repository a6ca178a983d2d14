import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { languages } from '../kernel/languages.ts'
import { listQuery } from '../kernel/list-schema.ts'
import { pageOf } from '../kernel/paging.ts'
import { line, rowId } from '../kernel/fields.ts'
import { ownRequestsList, reportsList } from './lists.ts'
import { requestLifecycle, requestOwnerActions } from './lifecycle.ts'
import { reportStatuses } from './constants.ts'

const report = z.object({
  id: z.string(),
  name: z.string(),
  /** Path that downloads it, for some minutes. */
  url: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Of an extract; null of what the desk prepared. */
  language: z.enum(languages).nullable(),
  /** By which an extract is verified. */
  number: z.string().nullable(),
  /** Instants (ISO 8601). */
  handedAt: z.string(),
  downloadedAt: z.string().nullable(),
})

const reportRequest = z.object({
  id: z.string(),
  /** What the desk is asked for; null of an extract. */
  text: z.string().nullable(),
  /** That an extract is made in. */
  language: z.enum(languages).nullable(),
  state: z.enum(requestLifecycle.states),
  at: z.string(),
  abilities: z.array(z.enum(requestOwnerActions)),
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
    summary: 'Ask the platform’s staff for a report on the company',
    body: z.strictObject({ text: line(1000) }),
    output: z.object({ id: z.string() }),
    audit: 'report.request',
    perMinute: 10,
  }),
  make: call({
    method: 'POST',
    path: '/web/companyReportRecord/make',
    access: ['ENTERPRISE'],
    summary: 'Have an extract made of the portal’s data on the company; one at a time',
    body: z.strictObject({ language: z.enum(languages) }),
    output: z.object({ id: z.string() }),
    audit: 'report.make',
    perMinute: 10,
  }),
  retry: call({
    method: 'PUT',
    path: '/web/companyReportRecord/request/retry/{id}',
    access: ['ENTERPRISE'],
    summary: 'Have an extract made again that could not be made',
    params: rowId,
    output: z.null(),
    audit: 'report.retry',
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

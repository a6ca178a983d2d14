import { reportCalls } from '@portal/protocol/reports/calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { listReports, listRequests, setReportStatus, showLatest } from './actions/own-reports.ts'
import { makeExtract, requestReport, retryOwn } from './actions/request-report.ts'
import { reportAdminRoutes } from './admin-routes.ts'

export function reportRoutes(bind: Bind): void {
  bind(reportCalls.latest, showLatest)
  bind(reportCalls.setStatus, setReportStatus)
  bind(reportCalls.page, listReports)
  bind(reportCalls.request, requestReport)
  bind(reportCalls.make, makeExtract)
  bind(reportCalls.retry, retryOwn)
  bind(reportCalls.requests, listRequests)

  reportAdminRoutes(bind)
}

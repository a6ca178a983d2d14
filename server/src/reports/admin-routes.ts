import { reportAdminCalls } from '@portal/protocol/reports/admin-calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { listAllRequests, listCompanies, listHandedReports } from './actions/desk-lists.ts'
import { handReport } from './actions/hand-report.ts'
import { retryAsDesk } from './actions/request-report.ts'

/** The desk's side of reports. */
export function reportAdminRoutes(bind: Bind): void {
  bind(reportAdminCalls.handedReports, listHandedReports)
  bind(reportAdminCalls.allRequests, listAllRequests)
  bind(reportAdminCalls.retryRequest, retryAsDesk)
  bind(reportAdminCalls.companies, listCompanies)
  bind(reportAdminCalls.hand, handReport)
}

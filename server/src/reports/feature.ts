import type { Feature } from '../kernel/feature.ts'
import { countOpenRequests } from './admin-queries.ts'
import { demoExtract, demoReports } from './demo.ts'
import { reportQueue, reportSweep } from './make-jobs.ts'
import { filesHanded, ownReports, releaseReports } from './leaving.ts'
import { requestMoves } from './request-moves.ts'
import { reportRoutes } from './routes.ts'

export const reportsFeature = {
  name: 'reports',
  tables: ['report_request', 'company_report', 'report_number'],
  routes: reportRoutes,
  lifecycles: [requestMoves],
  jobs: (services) => [reportSweep(services)],
  queues: (services) => [reportQueue(services)],
  accounts: {
    'company_report.account_id': { leaving: 'row goes', exported: true },
    'company_report.handed_by': {
      leaving: { kept: 'the report is the company’s, and says who handed it' },
      exported: { not: 'it is in the data of whom it was handed to' },
    },
    'report_request.account_id': { leaving: 'row goes', exported: true },
  },
  leaving: { keepsFiles: filesHanded, erase: releaseReports },
  exported: ownReports,
  waiting: [{ kind: 'reportRequests', role: 'DESK', count: countOpenRequests }],
  demo: [demoReports, demoExtract],
} as const satisfies Feature

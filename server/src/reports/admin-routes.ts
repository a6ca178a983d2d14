import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import { reportAdminCalls } from '@portal/protocol/reports/admin-calls.ts'
import type { FastifyInstance } from 'fastify'
import { whoIs } from '../account/actions/confirm-password.ts'
import { bind } from '../kernel/http/bind.ts'
import type { Services } from '../kernel/services.ts'
import { handReport } from './actions/hand-report.ts'
import {
  countAllRequests,
  countHandedReports,
  listAllRequests,
  listCompanies,
  listHandedReports,
} from './admin-queries.ts'

/** The desk's side of reports. */
export function reportAdminRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  bind(app, reportAdminCalls.handedReports, async ({ query }) => {
    const rows = await listHandedReports(db, query)
    return {
      content: rows.map(
        ({ account_id: accountId, handed_at: handed, downloaded_at: downloaded, ...row }) => ({
          ...row,
          accountId,
          handedAt: handed.toISOString(),
          downloadedAt: downloaded?.toISOString() ?? null,
        }),
      ),
      page: pageInfoOf(query.page, query.size, await countHandedReports(db, query.keyword)),
    }
  })

  bind(app, reportAdminCalls.allRequests, async ({ query }) => {
    const rows = await listAllRequests(db, query)
    return {
      content: rows.map(({ account_id: accountId, created_at: at, ...row }) => ({
        ...row,
        accountId,
        at: at.toISOString(),
      })),
      page: pageInfoOf(query.page, query.size, await countAllRequests(db, query.state)),
    }
  })

  bind(app, reportAdminCalls.companies, ({ query }) => listCompanies(db, query.keyword))

  bind(app, reportAdminCalls.hand, ({ body, context }) =>
    handReport(services, body, { by: whoIs(context).accountId, language: context.language }),
  )
}

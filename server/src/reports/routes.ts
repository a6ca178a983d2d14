import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import { reportCalls } from '@portal/protocol/reports/calls.ts'
import type { FastifyInstance } from 'fastify'
import { whoIs } from '../account/actions/confirm-password.ts'
import { fileInfos } from '../files/actions/file-info.ts'
import { bind } from '../kernel/http/bind.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { requestReport } from './actions/request-report.ts'
import { reportAdminRoutes } from './admin-routes.ts'
import { countOwn, findReport, listReports, listRequests, newestUnannounced, noteStatus } from './queries.ts'

type ReportRow = Awaited<ReturnType<typeof listReports>>[number]

export function reportRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  /** Reports as their company sees them, with addresses that are good for some minutes. */
  async function shown(rows: ReportRow[]) {
    const files = await fileInfos(
      db,
      services,
      rows.map(({ file_id: file }) => file),
    )
    return rows.flatMap((row) => {
      const file = files.get(row.file_id)
      if (!file) return []
      return {
        id: row.id,
        name: row.name,
        url: file.url,
        size: file.size,
        handedAt: row.handed_at.toISOString(),
        downloadedAt: row.downloaded_at?.toISOString() ?? null,
      }
    })
  }

  bind(app, reportCalls.latest, async ({ context }) => {
    const row = await newestUnannounced(db, whoIs(context).accountId)
    const [report] = row ? await shown([row]) : []
    return report ?? null
  })

  bind(app, reportCalls.setStatus, async ({ params, query, context }) => {
    const report = await findReport(db, params.id)
    if (!report) throw new Refusal('notFound')
    if (report.account_id !== whoIs(context).accountId) throw new Refusal('notForYou')
    await noteStatus(db, report.id, query.status)
    return null
  })

  bind(app, reportCalls.page, async ({ query, context }) => {
    const { accountId } = whoIs(context)
    return {
      content: await shown(await listReports(db, accountId, query)),
      page: pageInfoOf(query.page, query.size, await countOwn(db, 'company_report', accountId)),
    }
  })

  bind(app, reportCalls.request, ({ body, context }) =>
    requestReport(db, whoIs(context).accountId, body.text),
  )

  bind(app, reportCalls.requests, async ({ query, context }) => {
    const { accountId } = whoIs(context)
    const rows = await listRequests(db, accountId, query)
    return {
      content: rows.map(({ created_at: at, ...row }) => ({ ...row, at: at.toISOString() })),
      page: pageInfoOf(query.page, query.size, await countOwn(db, 'report_request', accountId)),
    }
  })

  reportAdminRoutes(app, services)
}

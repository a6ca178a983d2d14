import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { reportCalls } from '@portal/protocol/reports/calls.ts'
import { requestOwnerActions } from '@portal/protocol/reports/lifecycle.ts'
import { fileInfos } from '../../files/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { mayDo } from '../../kernel/mover.ts'
import { ownReport } from '../policy.ts'
import { newestUnannounced, noteStatus, ownRequestsPage, reportsPage } from '../queries.ts'
import { requestMoves } from '../request-moves.ts'

type ReportRow = NonNullable<Awaited<ReturnType<typeof newestUnannounced>>>

/** Reports as their company sees them, with addresses that are good for some minutes. */
async function shown(services: Services, rows: ReportRow[]) {
  const files = await fileInfos(
    services.db,
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
      language: row.language,
      number: row.number,
      handedAt: row.handed_at.toISOString(),
      downloadedAt: row.downloaded_at?.toISOString() ?? null,
    }
  })
}

/** The caller's newest report that was not announced yet. */
export async function showLatest(
  services: Services,
  _given: object,
  { accountId }: Caller,
): Promise<AnswerOf<typeof reportCalls.latest>> {
  const row = await newestUnannounced(services.db, accountId)
  const [report] = row ? await shown(services, [row]) : []
  return report ?? null
}

/** The reports handed to the caller. */
export async function listReports(
  services: Services,
  { query }: GivenOf<typeof reportCalls.page>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof reportCalls.page>> {
  const { rows, page } = await reportsPage(services.db, accountId, query)
  return { content: await shown(services, rows), page }
}

/** What the caller has asked for. */
export async function listRequests(
  { db }: Services,
  { query }: GivenOf<typeof reportCalls.requests>,
  { accountId: by }: Caller,
): Promise<AnswerOf<typeof reportCalls.requests>> {
  const { rows, page } = await ownRequestsPage(db, by, query)
  const content = rows.map((row) => ({
    id: row.id,
    text: row.text,
    language: row.language,
    state: row.state,
    at: row.created_at.toISOString(),
    abilities: mayDo(requestMoves, row, { as: 'owner', by, among: requestOwnerActions }),
  }))
  return { content, page }
}

/** Notes that a report was announced or downloaded. */
export async function setReportStatus(
  { db }: Services,
  { params, query }: GivenOf<typeof reportCalls.setStatus>,
  caller: Caller,
): Promise<null> {
  const { id } = await ownReport(db, params.id, caller)
  await noteStatus(db, id, query.status)
  return null
}

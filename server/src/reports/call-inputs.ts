import type { Services } from '../kernel/services.ts'
import { addFile } from '../testing/details.ts'
import { dayOfRow, fiveRows, type ListRows } from '../testing/list-rows.ts'
import { addSomebody, callerOf, type CallInputs } from '../testing/somebody.ts'

async function reportOf(services: Services, token: string | undefined): Promise<string> {
  const { id } = await callerOf(services, token, 'ENTERPRISE')
  const report = await services.db
    .insertInto('company_report')
    .values({
      account_id: id,
      name: '样例报告',
      file_id: await addFile(services, id, 'REPORT', { isUsed: true }),
      request_id: null,
      handed_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return report.id
}

/** A company has one extract made at a time. */
async function forgetExtracts(services: Services, token: string | undefined): Promise<string> {
  const { id } = await callerOf(services, token, 'ENTERPRISE')
  await services.db
    .deleteFrom('report_request')
    .where('account_id', '=', id)
    .where('language', 'is not', null)
    .execute()
  return id
}

async function failedExtract(services: Services, token: string | undefined): Promise<string> {
  const account = await forgetExtracts(services, token)
  const request = await services.db
    .insertInto('report_request')
    .values({ account_id: account, text: null, language: 'en', state: 'FAILED' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return request.id
}

/** Of reports; rows that a company names are its own. */
export const callInputs: CallInputs = {
  'reports.latest': async () => ({}),
  'reports.setStatus': async (services, token) => ({ params: { id: await reportOf(services, token) } }),
  'reports.page': async (services, token) => {
    await reportOf(services, token)
    return {}
  },
  'reports.request': async () => ({ body: { text: '请提供本公司在哈萨克斯坦的合规报告' } }),
  'reports.requests': async () => ({}),
  'reports.make': async (services, token) => {
    await forgetExtracts(services, token)
    return { body: { language: 'ru' } }
  },
  'reports.retry': async (services, token) => ({ params: { id: await failedExtract(services, token) } }),
  'reports.retryRequest': async (services) => ({ params: { id: await failedExtract(services, undefined) } }),
  'reports.handedReports': async () => ({}),
  'reports.allRequests': async () => ({ query: { state: 'OPEN' } }),
  'reports.companies': async () => ({ query: { keyword: '样例' } }),
  'reports.hand': async (services, token) => {
    const { id } = await callerOf(services, token, 'ADMIN')
    const company = await addSomebody(services, 'ENTERPRISE')
    return { body: { accountId: company.id, name: '样例报告', file: await addFile(services, id, 'REPORT') } }
  },
}

export const ownersCalls = ['reports.setStatus', 'reports.retry']

export const openToFrozen = ['reports.setStatus']

async function fiveReports(services: Services, id: string): Promise<void> {
  for (const at of fiveRows) {
    const file = await addFile(services, id, 'REPORT', { isUsed: true })
    const row = { account_id: id, name: `样例报告${at}`, file_id: file, request_id: null, handed_by: null }
    await services.db
      .insertInto('company_report')
      .values({ ...row, handed_at: dayOfRow(at) })
      .execute()
  }
}

function fiveRequests({ db }: Services, id: string): Promise<unknown> {
  const rows = fiveRows.map((at) => ({
    account_id: id,
    text: `样例申请${at}`,
    state: at < 2 ? ('OPEN' as const) : ('ANSWERED' as const),
    created_at: dayOfRow(at),
  }))
  return db.insertInto('report_request').values(rows).execute()
}

export const listRows: ListRows = {
  'reports.page': fiveReports,
  'reports.handedReports': async (services) => {
    for (const _ of [1, 2]) await fiveReports(services, (await addSomebody(services, 'ENTERPRISE')).id)
  },
  'reports.requests': fiveRequests,
  'reports.allRequests': async (services) => {
    for (const _ of [1, 2]) await fiveRequests(services, (await addSomebody(services, 'ENTERPRISE')).id)
  },
}

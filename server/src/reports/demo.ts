import { idsByUsername } from '../account/door.ts'
import { drawSample, storeFile } from '../files/door.ts'
import type { DemoData } from '../kernel/feature.ts'
import { moving, type Mover } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { tellOnPortal } from '../messages/door.ts'
import { giveReport } from './actions/hand-report.ts'
import { addRequest } from './actions/request-report.ts'
import { makeReport } from './make-report.ts'
import { newestUnannounced, noteStatus } from './queries.ts'

async function addReport(
  mover: Mover,
  services: Services,
  [company, admin]: [string, string],
): Promise<void> {
  const { transaction } = mover
  const held = await transaction
    .selectFrom('company_report')
    .select('id')
    .where('account_id', '=', company)
    .executeTakeFirst()
  if (held) return
  const answered = await addRequest(mover, {
    accountId: company,
    text: '请提供向哈萨克斯坦出口机械设备的合规要点报告。',
  })
  await addRequest(mover, { accountId: company, text: '请提供在乌兹别克斯坦设立子公司的税务报告。' })
  const file = new File([new Uint8Array(await drawSample())], 'sample-report.png', { type: 'image/png' })
  const stored = await storeFile(services, { ownerId: admin, purpose: 'REPORT', file }, transaction)
  await giveReport(
    mover,
    {
      accountId: company,
      name: '向哈萨克斯坦出口机械设备的合规要点（样例）',
      file: stored.id,
      request: answered,
    },
    admin,
  )
}

/** An extract that a company asked for; a run that was interrupted is taken up again. */
async function addExtract(services: Services, accountId: string): Promise<void> {
  const { db } = services
  const asked = await db
    .selectFrom('report_request')
    .select('id')
    .where('account_id', '=', accountId)
    .where('language', 'is not', null)
    .executeTakeFirst()
  const id =
    asked?.id ?? (await moving(services, (mover) => addRequest(mover, { accountId, language: 'zh' })))
  await makeReport(services, id)
  const report = await newestUnannounced(db, accountId)
  if (report) await noteStatus(db, report.id, 'ANNOUNCED')
}

/** Lets a newcomer see an extract that the portal made of the samples. */
export const demoExtract: DemoData = {
  name: 'demo extract',
  content: () => [],
  load: async (services) => {
    const ids = await idsByUsername(services.db, ['demo_company'])
    await addExtract({ ...services, tell: tellOnPortal }, ids.get('demo_company')!)
  },
}

/** Lets a newcomer see a report and requests for reports. */
export const demoReports: DemoData = {
  name: 'demo reports',
  content: () => [],
  load: (services) =>
    moving({ ...services, tell: tellOnPortal }, async (mover) => {
      const ids = await idsByUsername(mover.transaction, ['demo_company', 'demo_admin'])
      await addReport(mover, services, [ids.get('demo_company')!, ids.get('demo_admin')!])
    }),
}

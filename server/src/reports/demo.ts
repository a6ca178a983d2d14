import { idsByUsername } from '../account/door.ts'
import { drawSample, storeFile } from '../files/door.ts'
import type { DemoData } from '../kernel/feature.ts'
import { moving, type Mover } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { tellOnPortal } from '../messages/door.ts'
import { giveReport } from './actions/hand-report.ts'
import { addRequest } from './actions/request-report.ts'

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
